// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  address,
  lab,
  laterSlot,
  otherLab,
  patient,
  returningPatient,
  slot,
} from '../../devtools/samples/entities.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { AlertDialog } from '../../web/shared/AlertDialog.ts';
import { fastingWords } from '../../web/ui/FastingCallout.tsx';
import { toReview } from '../machines/support/funnel.ts';
import { at, below, chosen, comes, showFunnel } from './support/funnel.tsx';
import { button, press, radio } from './support/page.ts';

beforeAll(() => AlertDialog.load());

const son = {
  ...patient,
  id: 'p2',
  name: 'Ravi Menon',
  relation: 'SON',
  gender: 'MALE',
  age: 1,
  infantAge: null,
};
const office = { ...address, id: 'a2', houseNo: '4', road: 'Mount Road', isDefault: false };

const places = {
  patients: {
    draft: { ...emptyDraft('d1'), testId: 't1', patientId: 'p1' },
    steps: [at('patient'), comes('loadPatients', returningPatient, son)],
  },
  labs: { steps: [at('lab'), comes('loadLabs', lab, otherLab)] },
  slots: {
    draft: { ...chosen, slotId: null },
    steps: [at('slot'), comes('loadSlots', slot, laterSlot)],
  },
  addresses: { steps: [at('address'), comes('loadAddresses', office, address)] },
  review: { steps: [at('address'), ...toReview] },
} satisfies Record<string, { draft?: typeof chosen; steps: readonly Step[] }>;

const box = (name: string) => screen.getByRole('checkbox', { name });
const nth = (name: string, index: number) => screen.getAllByRole('button', { name })[index]!;
const link = (name: string) => screen.getByRole('link', { name });
const change = (step: string) => ({ type: 'change.wanted', step });

/** Where something is pressed, what it is, and what is sent of it. */
const pressed: [place: keyof typeof places, what: () => Element, type: string, more?: object][] = [
  ['patients', () => box('Ravi Menon'), 'patient.ticked', { patientId: 'p2' }],
  ['patients', () => box('Leela Menon'), 'patient.unticked'],
  ['patients', () => nth('Edit', 1), 'patient.edited', { patientId: 'p2' }],
  ['patients', () => button('New Patient'), 'patient.added'],
  ['patients', () => button('Choose a time'), 'lastBooking.chosen'],
  ['patients', () => button('Select Lab'), 'patient.confirmed'],
  ['labs', () => radio(otherLab.name), 'lab.selected', { labId: 'l2' }],
  ['labs', () => button('Select Appointment'), 'lab.confirmed'],
  ['slots', () => radio('Tue, 24 Nov'), 'date.selected', { date: laterSlot.date }],
  ['slots', () => radio('07:00 am'), 'slot.selected', { slotId: 's1' }],
  ['slots', () => button(/^Earliest: /), 'earliest.selected'],
  ['addresses', () => box('4, Mount Road'), 'address.ticked', { addressId: 'a2' }],
  ['addresses', () => box('HOME'), 'address.unticked'],
  ['addresses', () => link('Add Address'), 'address.added'],
  ['addresses', () => button('Complete Order'), 'order.requested'],
  ['review', () => button('Change lab'), 'change.wanted', change('lab')],
  ['review', () => button('Change patient'), 'change.wanted', change('patient')],
  ['review', () => button('Change time slot'), 'change.wanted', change('slot')],
  ['review', () => button('Change address'), 'change.wanted', change('address')],
  ['review', () => button('Continue'), 'review.confirmed'],
  ['review', () => button('Pay ₹549'), 'payment.requested'],
];
it.each(pressed)('what is pressed among the %s is sent: %s, as %s', async (...row) => {
  const [place, what, type, more] = row;
  const { sentEvents } = await showFunnel({ draft: chosen, ...places[place] });
  // A press never leaves the page that the machine is at.
  const link = what().tagName === 'A';
  expect(fireEvent.click(what())).toBe(!link);
  // Chakra's boxes tell what became of them a moment later.
  await waitFor(() => expect(sentEvents()).toEqual([{ type, ...more }]));
});

const checked = (role: 'checkbox' | 'radio') =>
  screen
    .getAllByRole<HTMLInputElement>(role)
    .filter((one) => one.checked)
    .map((one) => one.getAttribute('aria-label'));
/** Whether the way on is open, and why it is not. */
const wayOn = (name: string) => [button(name).disabled ? 'closed' : 'open', button(name).title];

describe('what is chosen is ticked, and the way on says why it is closed', () => {
  it('a patient', async () => {
    const { go } = await showFunnel(places.patients);
    expect([checked('checkbox'), wayOn('Select Lab')]).toEqual([['Leela Menon'], ['open', '']]);
    await go({ fact: { type: 'patient.ticked', patientId: 'p2' } });
    expect([checked('checkbox'), below()]).toEqual([['Ravi Menon'], '1 Patient Selected']);
    await go({ fact: { type: 'patient.unticked' } });
    const none = 'No Patient Selected';
    expect([checked('checkbox'), below(), wayOn('Select Lab')]).toEqual([
      [],
      none,
      ['closed', none],
    ]);
  });

  it('a lab, with its name and price in the bar below', async () => {
    const { go } = await showFunnel(places.labs);
    expect([checked('radio'), wayOn('Select Appointment')]).toEqual([[lab.name], ['open', '']]);
    expect(below()).toBe(`${lab.name}₹649 (usual price), you pay ₹549`);
    await go({ fact: { type: 'lab.selected', labId: 'l2' } });
    expect([checked('radio'), below()]).toEqual([
      [otherLab.name],
      `${otherLab.name}₹609 (usual price), you pay ₹509`,
    ]);
  });

  it('a day and a time', async () => {
    const { go } = await showFunnel(places.slots);
    const none = 'Select a time slot';
    const isEarliest = () => button(/^Earliest/).getAttribute('aria-pressed');
    const now = () => [checked('radio'), below(), isEarliest(), wayOn('Add Address')];
    expect(now()).toEqual([['Mon, 23 Nov'], none, 'false', ['closed', none]]);
    press(/^Earliest/);
    const open = ['open', ''];
    const meal = ({ lastMealBy }: { lastMealBy: string }) => fastingWords(lastMealBy);
    const earliest = ['Mon, 23 Nov', '07:00 am'];
    await waitFor(() =>
      expect(now()).toEqual([earliest, earliest.join(', ') + meal(slot), 'true', open]),
    );
    await go({ fact: { type: 'date.selected', date: laterSlot.date } });
    await go({ fact: { type: 'slot.selected', slotId: 's2' } });
    const later = ['Tue, 24 Nov', '12:30 pm'];
    expect(now()).toEqual([later, later.join(', ') + meal(laterSlot), 'false', open]);
  });

  it('an address, the default one first', async () => {
    const { go } = await showFunnel(places.addresses);
    const names = screen.getAllByRole('checkbox').map((one) => one.getAttribute('aria-label'));
    const now = () => [checked('checkbox'), below(), wayOn('Complete Order')[1]];
    expect([names, ...now()]).toEqual([
      ['HOME', '4, Mount Road'],
      ['HOME'],
      'Sample collected at HOME',
      '',
    ]);
    await go({ fact: { type: 'address.ticked', addressId: 'a2' } });
    expect(now()).toEqual([['4, Mount Road'], 'Sample collected at 4, Mount Road', '']);
    await go({ fact: { type: 'address.unticked' } });
    expect(now()).toEqual([[], 'No address selected', 'No address selected']);
  });
});
