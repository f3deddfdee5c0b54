// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { pinMachine } from '../../machines/pin/pin.machine.ts';
import { AddressStep } from '../../web/booking/AddressStep.tsx';
import { LabStep } from '../../web/booking/LabStep.tsx';
import { uiCopy } from '../../web/copy/ui.ts';
import { setLanguage } from '../../web/copy/language.ts';
import { hindi } from '../../web/copy/hi/hi.ts';
import { createPinActor } from '../../web/location/pinActor.ts';
import { gatewayAnswers } from '../web/support/gateway.ts';
import { Booking, pinActor } from '../../web/shared/flows/flows.ts';
import { openPinBy } from '../../web/shared/pin/openPin.ts';
import { PinAnswer } from '../../web/shared/pin/PinAnswer.tsx';
import { PinNote } from '../../web/shared/pin/PinNote.tsx';
import { readPin, writePin } from '../../web/shared/pin/storedPin.ts';
import { lab, otherLab, serviceability } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Walk } from '../../devtools/simulation/walk.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { show } from './support/show.tsx';
import { labelled, press, put } from './support/page.ts';
import { at, comes } from './support/funnel.tsx';

const { pin } = serviceability;
/** What the service says of every PIN code. */
const serviceAnswers = (answer: object) => gatewayAnswers({ serviceability: answer });
const answerOf = (changes: object) => ({ ...serviceability, ...changes });

beforeEach(() => {
  writePin(null);
  serviceAnswers(serviceability);
});

async function answered(answer: object, withStart = true): Promise<string> {
  const running = walk(pinMachine, { pin });
  await running.go({ answers: 'checkStored', with: answer });
  await show(<PinAnswer actor={running.actor as never} withStart={withStart} />);
  return document.body.textContent;
}

describe('what is said of a PIN code', () => {
  beforeEach(() => {
    // Half past midnight in India, the evening before in UTC.
    vi.useFakeTimers({ now: Date.parse('2026-11-21T19:00:00.000Z'), toFake: ['Date'] });
  });

  it.each([
    ['2026-11-22', '06:00 am', 'earliest today, 06:00 am'],
    ['2026-11-23', '12:30 pm', 'earliest tomorrow, 12:30 pm'],
    ['2026-11-24', '07:00 am', 'earliest Tue, 24 Nov, 07:00 am'],
  ])('names the day of %s as a person does', async (date, startTime, words) => {
    expect(await answered(answerOf({ earliest: { date, startTime } }))).toBe(
      `We collect in ${pin} · ${words}`,
    );
  });

  it('names no time where a test may require fasting, as its visit may start later', async () => {
    const earliest = { date: '2026-11-22', startTime: '06:00 am' };
    expect(await answered(answerOf({ earliest }), false)).toBe(`We collect in ${pin}.`);
  });

  it('says where nothing is open, and where nobody comes', async () => {
    expect(await answered(answerOf({ earliest: null }))).toContain('no open slot');
    cleanup();
    expect(await answered(answerOf({ serviceable: false }))).toBe(
      `We do not collect in ${pin} yet.`,
    );
  });

  it('is said in Hindi', async () => {
    setLanguage('hi', hindi);
    expect(
      await answered(answerOf({ earliest: { date: '2026-11-22', startTime: '06:00 am' } })),
    ).toBe(`हम ${pin} में आते हैं · सबसे पहले आज, सुबह 6:00`);
  });
});

describe('the note on the pages', () => {
  it('asks for nothing, and answers once the header was given a PIN code', async () => {
    pinActor.makeBy(() => Promise.resolve(createPinActor()));
    await show(<PinNote />);
    expect(document.body.textContent).toBe(uiCopy.location.change);
    expect(document.documentElement.hasAttribute('data-pin')).toBe(false);
    await act(async () => {
      writePin(pin);
      await Promise.resolve();
    });
    expect(document.body.textContent).toContain(pin);
    expect(document.documentElement.hasAttribute('data-pin')).toBe(true);
  });
});

describe('the PIN code of a device', () => {
  it('is stored as the machine has it, and follows other tabs', async () => {
    const actor = createPinActor();
    actor.send({ type: 'pin.changed', pin });
    expect(readPin()).toBe(pin);
    localStorage.setItem('assay.pin', '560038');
    window.dispatchEvent(new StorageEvent('storage', { key: 'assay.pin' }));
    expect(actor.getSnapshot().context.pin).toBe('560038');
    actor.stop();
    await Promise.resolve();
  });

  it('is known as long as the page is open where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    writePin(pin);
    expect(readPin()).toBe(pin);
    writePin(null);
    expect(readPin()).toBeNull();
  });
});

async function showStep(View: () => React.ReactNode, running: Walk) {
  await show(
    <Booking.Provider actor={running.actor as never}>
      <main>
        <View />
      </main>
    </Booking.Provider>,
  );
}
const full = {
  ...emptyDraft('d1'),
  testId: 't1',
  patientId: 'p1',
  labId: lab.id,
  slotId: 's1',
};
const funnel = async () => {
  const running = walk(bookingMachine, { draft: full, pin });
  await running.go({ fact: { type: 'booking.resumed' } });
  return running;
};

describe('the list of labs', () => {
  it('says that nobody comes, and offers another PIN code', async () => {
    const opened = vi.fn<() => void>();
    openPinBy(opened);
    const running = await funnel();
    await running.go(at('lab'), comes('loadLabs'));
    await showStep(LabStep, running);
    const state = screen.getByRole('alert');
    expect(state.textContent).toContain(`No lab for these tests comes to ${pin}.`);
    const [offer] = [...state.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Change PIN',
    );
    fireEvent.click(offer!);
    expect(opened).toHaveBeenCalledOnce();
  });
});

describe('the form of an address', () => {
  const form = async (answer: object) => {
    const running = await funnel();
    await running.go(comes('loadAddresses'));
    serviceAnswers(answer);
    await showStep(AddressStep, running);
    return running;
  };

  it('begins with the PIN code of the device, its city filled in', async () => {
    await form(answerOf({ servedByLab: true }));
    const names = screen.getAllByRole('textbox').map(({ id }) => id);
    expect(names[0]).toBe(labelled('Zipcode').id);
    expect(labelled('Zipcode').value).toBe(pin);
    await vi.waitFor(() => expect(labelled('City and state').value).toBe('Chennai, Tamil Nadu'));
  });

  it('leaves a city that was typed as it is', async () => {
    await form(answerOf({ servedByLab: true }));
    await vi.waitFor(() => expect(labelled('City and state').value).not.toBe(''));
    put('City and state', 'Adyar, Chennai');
    put('Zipcode', '600021');
    await vi.waitFor(() =>
      expect(document.querySelector('[data-zip-state]')!.getAttribute('data-zip-state')).toBe(
        'served',
      ),
    );
    expect(labelled('City and state').value).toBe('Adyar, Chennai');
  });

  it('after a reload has the city of the PIN code that was typed last', async () => {
    const running = await form(answerOf({}));
    await vi.waitFor(() => expect(labelled('City and state').value).toBe('Chennai, Tamil Nadu'));
    put('House/Flat/Block number', '17');
    serviceAnswers(answerOf({ city: 'Pune', state: 'Maharashtra' }));
    put('Zipcode', '411001');
    await vi.waitFor(() => expect(labelled('City and state').value).toBe('Pune, Maharashtra'));
    cleanup();
    await showStep(AddressStep, running);
    expect(labelled('Zipcode').value).toBe('411001');
    await vi.waitFor(() => expect(labelled('City and state').value).toBe('Pune, Maharashtra'));
  });

  it('says at once that nobody comes, and loses nothing that was typed', async () => {
    await form(answerOf({ serviceable: false, earliest: null, servedByLab: false }));
    put('House/Flat/Block number', '17');
    expect(await screen.findAllByText(`Nobody collects samples at ${pin} yet.`)).toHaveLength(1);
    const described = labelled('Zipcode').getAttribute('aria-describedby')!;
    expect(document.getElementById(described)!.textContent).toContain('Nobody collects');
    press('Enter another PIN code');
    expect(document.activeElement).toBe(labelled('Zipcode'));
    expect(labelled('House/Flat/Block number').value).toBe('17');
  });

  it('offers another lab where the chosen one does not come', async () => {
    const running = await form(answerOf({ servedByLab: false }));
    put('Road/Area', 'Third Cross Street');
    fireEvent.click(await screen.findByRole('button', { name: 'Choose another lab' }));
    expect(running.snapshot().value).toEqual({ lab: 'loading' });
    expect(running.calls('loadLabs')).toEqual([{ testIds: ['t1'], pin, orderId: null }]);
    cleanup();
    await running.go(comes('loadLabs', otherLab), { fact: { type: 'lab.confirmed' } });
    expect(JSON.parse(sessionStorage.getItem('assay.tab.typed.address')!)).toMatchObject({
      zipCode: pin,
      road: 'Third Cross Street',
    });
  });
});
