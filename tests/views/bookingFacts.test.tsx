// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  address,
  bookedOrder,
  lab,
  laterSlot,
  otherLab,
  patient,
  returningPatient,
  slot,
} from '../../devtools/samples/entities.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { PaymentAlert } from '../../web/booking/lazyDialogs.ts';
import { button, chosen, press, showFunnel } from './support/funnel.tsx';

beforeAll(() => PaymentAlert.load());
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const son = { ...patient, id: 'p2', name: 'Ravi Menon', relation: 'SON', gender: 'MALE', age: 1 };
const office = { ...address, id: 'a2', houseNo: '4', road: 'Mount Road', isDefault: false };
const at = (step: string): Step => ({ fact: { type: 'xstate.route', to: `#${step}` } });
const answers = (name: string, ...list: unknown[]): Step => ({ answers: name, with: list });

const places = {
  patients: {
    draft: { ...emptyDraft('d1'), testId: 't1', patientId: 'p1' },
    steps: [at('patient'), answers('loadPatients', returningPatient, son)],
  },
  labs: { steps: [at('lab'), answers('loadLabs', lab, otherLab)] },
  slots: {
    draft: { ...chosen, slotId: null },
    steps: [at('slot'), answers('loadSlots', slot, laterSlot)],
  },
  addresses: { steps: [at('address'), answers('loadAddresses', office, address)] },
  review: {
    steps: [
      at('address'),
      answers('loadAddresses', address),
      { fact: { type: 'order.requested' } },
      { answers: 'createOrder', with: bookedOrder() },
    ],
  },
} satisfies Record<string, { draft?: typeof chosen; steps: Step[] }>;

const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
/** Presses the button with this name of those that stand beside each person. */
const pressNth = (name: string, index: number) =>
  fireEvent.click(screen.getAllByRole('button', { name })[index]!);

type Row = [place: keyof typeof places, what: string, does: () => unknown, fact: object];
const rows: Row[] = [
  [
    'patients',
    'another patient',
    () => tick('Ravi Menon'),
    { type: 'patient.ticked', patientId: 'p2' },
  ],
  ['patients', 'the ticked patient', () => tick('Leela Menon'), { type: 'patient.unticked' }],
  ['patients', 'Edit', () => pressNth('Edit', 1), { type: 'patient.edited', patientId: 'p2' }],
  ['patients', 'New Patient', () => press('New Patient'), { type: 'patient.added' }],
  ['patients', 'as last time', () => press('Choose a time'), { type: 'lastBooking.chosen' }],
  ['patients', 'the way on', () => press('Select Lab'), { type: 'patient.confirmed' }],
  ['labs', 'another lab', () => choose(otherLab.name), { type: 'lab.selected', labId: 'l2' }],
  ['labs', 'the way on', () => press('Select Appointment'), { type: 'lab.confirmed' }],
  [
    'slots',
    'another day',
    () => choose('Tue, 24 Nov'),
    { type: 'date.selected', date: laterSlot.date },
  ],
  ['slots', 'a time', () => choose('07:00 am'), { type: 'slot.selected', slotId: 's1' }],
  ['slots', 'the earliest', () => press(/^Earliest: /), { type: 'earliest.selected' }],
  [
    'addresses',
    'another address',
    () => tick('4, Mount Road'),
    { type: 'address.ticked', addressId: 'a2' },
  ],
  ['addresses', 'the ticked one', () => tick('HOME'), { type: 'address.unticked' }],
  [
    'addresses',
    'Add Address',
    () => fireEvent.click(screen.getByRole('link', { name: 'Add Address' })),
    { type: 'address.added' },
  ],
  ['addresses', 'the way on', () => press('Complete Order'), { type: 'order.requested' }],
  [
    'review',
    'Change of the lab',
    () => press('Change lab'),
    { type: 'change.wanted', step: 'lab' },
  ],
  [
    'review',
    'Change of the patient',
    () => press('Change patient'),
    { type: 'change.wanted', step: 'patient' },
  ],
  [
    'review',
    'Change of the slot',
    () => press('Change time slot'),
    { type: 'change.wanted', step: 'slot' },
  ],
  [
    'review',
    'Change of the address',
    () => press('Change address'),
    { type: 'change.wanted', step: 'address' },
  ],
  ['review', 'the way on', () => press('Continue'), { type: 'review.confirmed' }],
  ['review', 'the amount', () => press('Pay ₹549'), { type: 'payment.requested' }],
];

describe('what is pressed is sent to the funnel', () => {
  it.each(rows)('%s: %s', async (place, _, does, fact) => {
    const { sentEvents } = await showFunnel({ draft: chosen, ...places[place] });
    does();
    // Chakra's boxes tell what became of them a moment later.
    await waitFor(() => expect(sentEvents()).toEqual([fact]));
  });
});

const checked = (role: 'checkbox' | 'radio') =>
  screen
    .getAllByRole<HTMLInputElement>(role)
    .filter((box) => box.checked)
    .map((box) => box.getAttribute('aria-label'));
/** What the bar at the bottom says of the choice. */
const below = () => document.querySelector('[data-bottom-bar] [aria-live]')!.textContent;
/** Whether the way on is open, and why it is not. */
const wayOn = (name: string) => [button(name).disabled ? 'closed' : 'open', button(name).title];

describe('what is chosen is ticked, and the way on says why it is closed', () => {
  it('a patient', async () => {
    const { go } = await showFunnel(places.patients);
    expect([checked('checkbox'), wayOn('Select Lab')]).toEqual([['Leela Menon'], ['open', '']]);
    await go({ fact: { type: 'patient.ticked', patientId: 'p2' } });
    expect(checked('checkbox')).toEqual(['Ravi Menon']);
    await go({ fact: { type: 'patient.unticked' } });
    expect([checked('checkbox'), wayOn('Select Lab')]).toEqual([
      [],
      ['closed', 'No Patient Selected'],
    ]);
  });

  it('a lab, with its name and price in the bar below', async () => {
    const { go } = await showFunnel(places.labs);
    expect([checked('radio'), wayOn('Select Appointment')]).toEqual([[lab.name], ['open', '']]);
    expect(below()).toBe(`${lab.name}₹649`);
    await go({ fact: { type: 'lab.selected', labId: 'l2' } });
    expect([checked('radio'), below()]).toEqual([[otherLab.name], `${otherLab.name}₹609`]);
  });

  it('a day and a time', async () => {
    const { go } = await showFunnel(places.slots);
    expect(checked('radio')).toEqual(['Mon, 23 Nov']);
    expect([below(), wayOn('Add Address')]).toEqual([
      'Select a time slot',
      ['closed', 'Select a time slot'],
    ]);
    expect(button(/^Earliest/).getAttribute('aria-pressed')).toBe('false');
    await go({ fact: { type: 'earliest.selected' } });
    expect([checked('radio'), below()]).toEqual([
      ['Mon, 23 Nov', '07:00 am'],
      'Mon, 23 Nov, 07:00 am',
    ]);
    expect(wayOn('Add Address')).toEqual(['open', '']);
    expect(button(/^Earliest/).getAttribute('aria-pressed')).toBe('true');
    await go({ fact: { type: 'date.selected', date: laterSlot.date } });
    await go({ fact: { type: 'slot.selected', slotId: 's2' } });
    expect([checked('radio'), below()]).toEqual([
      ['Tue, 24 Nov', '12:30 pm'],
      'Tue, 24 Nov, 12:30 pm',
    ]);
    expect(button(/^Earliest/).getAttribute('aria-pressed')).toBe('false');
  });

  it('an address, the default one first', async () => {
    const { go } = await showFunnel(places.addresses);
    const names = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
    expect([names, checked('checkbox'), below()]).toEqual([
      ['HOME', '4, Mount Road'],
      ['HOME'],
      'Sample collected at HOME',
    ]);
    await go({ fact: { type: 'address.ticked', addressId: 'a2' } });
    expect([checked('checkbox'), below()]).toEqual([
      ['4, Mount Road'],
      'Sample collected at 4, Mount Road',
    ]);
    await go({ fact: { type: 'address.unticked' } });
    expect([checked('checkbox'), below(), wayOn('Complete Order')]).toEqual([
      [],
      'No address selected',
      ['closed', 'No address selected'],
    ]);
  });
});
