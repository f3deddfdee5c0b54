// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import { lab, otherLab, patient, slot } from '../../devtools/samples/entities.ts';
import { trackedItem, trackedOrder } from '../../devtools/samples/orders.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { BookingFlow } from '../../web/booking/BookingFlow.tsx';
import { HoldCountdown } from '../../web/booking/HoldCountdown.tsx';
import { LabStep } from '../../web/booking/LabStep.tsx';
import { SlotStep } from '../../web/booking/SlotStep.tsx';
import { bookingCopy } from '../../web/copy/booking.ts';
import { BookAgain } from '../../web/orders/BookAgain.tsx';
import { bookingActor } from '../../web/shared/flows/flows.ts';
import { toReview } from '../machines/support/funnel.ts';
import { at, chosen, comes, opened, showFunnel } from './support/funnel.tsx';
import { press, texts, textsOf } from './support/page.ts';
import { where } from './support/show.tsx';

it('the time that is left goes down by the second, to nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 0 });
  await showFunnel({ steps: opened('review'), View: HoldCountdown });
  for (const [seconds, left] of [
    [0, '15:00'],
    [1, '14:59'],
    [894, '0:05'],
    [60, '0:00'],
  ] as const) {
    act(() => void vi.advanceTimersByTime(seconds * 1000));
    expect(texts('timer')).toEqual([bookingCopy.review.held(left)]);
  }
});

it('the labs stand as the service recommends, until they are sorted otherwise', async () => {
  const labs = [
    at('lab'),
    comes('loadLabs', lab, { ...otherLab, rating: null, ratingCount: null }),
  ];
  const { sentEvents } = await showFunnel({ steps: labs, View: LabStep });
  const names = () => screen.getAllByRole('radio').map((one) => one.getAttribute('aria-label'));
  const why = () => screen.queryAllByText(bookingCopy.lab.recommended).length;
  expect([names(), why()]).toEqual([[lab.name, otherLab.name], 1]);
  expect(screen.getAllByText('Rating', { ignore: '[role=menuitem]' })).toHaveLength(1);
  press(bookingCopy.lab.sort);
  const entries = await screen.findAllByRole('menuitem', { hidden: true });
  expect(entries.map((entry) => entry.textContent)).toEqual(Object.values(bookingCopy.lab.orders));
  fireEvent.click(entries[1]!);
  await waitFor(() => expect(sentEvents()).toEqual([{ type: 'labs.sorted', by: 'price' }]));
  await waitFor(() => expect(names()).toEqual([otherLab.name, lab.name]));
  expect(why()).toBe(0);
});

it('whoever gives up choosing a time goes home where there is nothing to go back to', async () => {
  const steps = [at('slot'), comes('loadSlots', slot)];
  const { sentEvents } = await showFunnel({ steps, View: SlotStep });
  press(bookingCopy.slot.cancel);
  expect([sentEvents(), where()]).toEqual([[], '/home']);
});

describe('the funnel', () => {
  let booked: AnyActorRef;
  // The page has one funnel, each test another.
  bookingActor.makeBy(() =>
    Promise.resolve({ send: (event: AnyEventObject) => booked.send(event) } as never),
  );
  const How = () => <code id="how">{useNavigationType()}</code>;
  const flow = (draft: typeof chosen, steps: readonly Step[]) => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const View = () => (
      <>
        <BookingFlow />
        <How />
      </>
    );
    return showFunnel({ draft, steps, View });
  };
  const main = () => document.querySelector<HTMLElement>('main main')!.dataset;
  const summary = () => textsOf('[data-booking-summary]')[0];
  const milestone = () => textsOf('[aria-current]');

  it('with nothing to book leads to the tests', async () => {
    await flow(emptyDraft('d1'), []);
    expect([where(), main().state]).toEqual(['/home#tests', 'idle']);
  });

  it('shows its step at its address, with the milestones, and follows the machine', async () => {
    const { go } = await flow({ ...chosen, slotId: null }, [at('address'), at('lab')]);
    expect([where(), main().machine, main().state]).toEqual(['/Lab', 'booking', 'lab.loading']);
    expect([milestone(), textsOf('[data-rail]')]).toEqual([['Lab test'], []]);
    await go(comes('loadLabs', lab));
    // What is not known yet is left out.
    expect(summary()).toBe(' · ₹549');
    await go({ fact: { type: 'lab.confirmed' } });
    expect([where(), main().state]).toEqual(['/SelectAppointment', 'slot.loading']);
    expect(milestone()).toEqual(['Select appointment']);
    // Given up, it leads to the tests, in the place of its step.
    await go({ fact: { type: 'booking.forgotten', draftId: 'd2' } });
    expect([textsOf('#how'), where()]).toEqual([['REPLACE'], '/home#tests']);
  });

  it('has the rail as soon as there is room', async () => {
    const wide = Object.assign(new EventTarget(), { media: '(min-width: 64rem)', matches: false });
    vi.stubGlobal('matchMedia', (media: string) =>
      media === wide.media ? wide : new EventTarget(),
    );
    await showFunnel({ draft: chosen, steps: [at('lab')], View: BookingFlow });
    expect(screen.queryByRole('region')).toBeNull();
    wide.matches = true;
    await act(async () => void wide.dispatchEvent(new Event('change')));
    await screen.findByRole('region', { name: bookingCopy.rail.title });
  });

  it('has no milestones for an order that is being opened', async () => {
    await flow(chosen, opened('success', { paymentStatus: 'SUCCESS' }));
    await waitFor(() => expect([where(), milestone()]).toEqual(['/payment-success/o1', []]));
    expect(document.querySelector('[data-booking-summary]')).toBeNull();
  });

  it('goes back to a slot with the order as it is, until another is chosen', async () => {
    const { go } = await flow(chosen, [at('address'), ...toReview]);
    const words = 'Lipid Profile · Leela Menon · ₹549';
    expect(summary()).toBe(words);
    await go({ fact: { type: 'change.wanted', step: 'slot' } });
    expect(summary()).toBe(words);
    await go(comes('loadSlots', slot, { ...slot, id: 's9', startTime: '08:00 am' }));
    // All else was decided.
    expect(texts('button')).toContain('Review order');
    expect(texts('button')).not.toContain(bookingCopy.slot.action);
    await go({ fact: { type: 'slot.selected', slotId: 's9' } });
    expect(summary()).toBe('');
  });

  it.each<[string, string, string, Step[]]>([
    [
      'person',
      '/AddPatient',
      'patient.choosing',
      [
        comes('loadRepeatedPatients', { ...patient, id: 'p9' }),
        comes('loadPatients', { ...patient, id: 'p9' }),
      ],
    ],
    [
      'lab',
      '/Lab',
      'lab.choosing',
      [
        comes('loadRepeatedPatients', patient),
        comes('loadRepeatedLabs', otherLab),
        comes('loadLabs', otherLab),
      ],
    ],
  ])(
    'asks for another %s where the one of an order is gone, also if that is known before the page is there',
    async (_, path, state, answers) => {
      const items = [{ ...trackedItem, patientId: 'p1' }] as never;
      const order = trackedOrder({ items, availableActions: [] });
      const View = () => {
        const [isLoaded, setLoaded] = useState(false);
        if (useLocation().pathname === '/') return <BookAgain order={order} />;
        return isLoaded ? (
          <BookingFlow />
        ) : (
          <button type="button" onClick={() => setLoaded(true)}>
            Loaded
          </button>
        );
      };
      const { one, go } = await showFunnel({ draft: emptyDraft('d1'), steps: [], View });
      booked = one.actor;
      press('Book again');
      await screen.findByText('Loaded');
      await go(...answers);
      press('Loaded');
      await waitFor(() => expect(main().state).toBe(state));
      await waitFor(() => expect(where()).toBe(path));
    },
  );
});
