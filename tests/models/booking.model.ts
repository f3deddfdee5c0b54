import type { SnapshotFrom } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { choices, emptyDraft, isOrdered } from '../../machines/booking/draft.ts';
import type { Choices, Draft } from '../../machines/booking/draft.ts';
import { always, isBusy, modelOf } from './model.ts';
import { address, laterSlot, slot } from './samples.ts';
import { bookingOutcomes } from './booking.outcomes.ts';

type Funnel = SnapshotFrom<typeof bookingMachine>;

const input = {
  relation: 'MOTHER',
  name: 'Leela Menon',
  dateOfBirth: '1957-09-30',
  gender: 'FEMALE',
} as const;
const everything = {
  testId: 't1',
  patientId: 'p1',
  labId: 'l1',
  slotId: 's1',
  addressId: 'a1',
} satisfies Required<Choices>;
const full = { ...emptyDraft('d9'), ...everything };
/** A draft that has come to the test, the patient and `count` choices more. */
const upTo = (count: number) =>
  choices.slice(2 + count, -1).reduce((draft, name) => ({ ...draft, [name]: null }), full as Draft);
// How far the draft must have come for a step to be shown at all.
const hasTest = ({ context: { draft } }: Funnel) => draft.testId !== null;
const hasPatient = (snapshot: Funnel) =>
  hasTest(snapshot) && snapshot.context.draft.patientId !== null;
const hasLab = (snapshot: Funnel) => hasPatient(snapshot) && snapshot.context.draft.labId !== null;
const hasSlot = (snapshot: Funnel) => hasLab(snapshot) && snapshot.context.draft.slotId !== null;
const hasOwnOrder = ({ context: { draft, order } }: Funnel) =>
  order !== null && order.id === draft.orderId;
const and =
  (...rules: ((snapshot: Funnel) => boolean)[]) =>
  (snapshot: Funnel) =>
    rules.every((rule) => rule(snapshot));

/** The funnel: from the chosen test to the paid order. */
export const bookingModel = modelOf<typeof bookingMachine>(bookingMachine, {
  input: { draft: emptyDraft('d1') },
  facts: {
    'booking.begun': [{ type: 'booking.begun', testId: 't1', draftId: 'd2' }],
    'booking.resumed': [{ type: 'booking.resumed' }],
    'booking.forgotten': [{ type: 'booking.forgotten', draftId: 'd3' }],
    'draft.restored': [
      full,
      ...choices.slice(2, -1).map((_, index) => upTo(index)),
      { ...full, orderId: 'o1' },
    ].map((draft) => ({ type: 'draft.restored', draft }) as const),
    'order.opened': [
      { type: 'order.opened', orderId: 'o1', wanted: 'review' },
      { type: 'order.opened', orderId: 'o1', wanted: 'checkout' },
    ],
    'load.retried': [{ type: 'load.retried' }],
    'patient.submitted': [
      { type: 'patient.submitted', patient: input },
      { type: 'patient.submitted', patient: { ...input, name: '  ' } },
    ],
    'patient.ticked': [{ type: 'patient.ticked', patientId: 'p1' }],
    'patient.unticked': [{ type: 'patient.unticked' }],
    'patient.edited': [{ type: 'patient.edited', patientId: 'p1' }],
    'patient.added': [{ type: 'patient.added' }],
    'patient.confirmed': [{ type: 'patient.confirmed' }],
    'editing.cancelled': [{ type: 'editing.cancelled' }],
    'lab.selected': [
      { type: 'lab.selected', labId: 'l1' },
      { type: 'lab.selected', labId: 'l2' },
      { type: 'lab.selected', labId: 'full' },
    ],
    'labs.sorted': [{ type: 'labs.sorted', by: 'price' }],
    'lab.confirmed': [{ type: 'lab.confirmed' }],
    'date.selected': [
      { type: 'date.selected', date: slot.date },
      { type: 'date.selected', date: laterSlot.date },
    ],
    'slot.selected': [{ type: 'slot.selected', slotId: 's1' }],
    'slot.confirmed': [{ type: 'slot.confirmed' }],
    'address.submitted': [{ type: 'address.submitted', address }],
    'address.ticked': [{ type: 'address.ticked', addressId: 'a1' }],
    'address.unticked': [{ type: 'address.unticked' }],
    'address.added': [{ type: 'address.added' }],
    'order.requested': [{ type: 'order.requested' }],
    'oldest.givenUp': [{ type: 'oldest.givenUp' }],
    'review.confirmed': [{ type: 'review.confirmed' }],
    'payment.requested': [{ type: 'payment.requested' }],
    'alert.closed': [{ type: 'alert.closed' }],
    'xstate.route': (['#patient', '#lab', '#slot', '#address', '#review', '#payment'] as const).map(
      (to) => ({ type: 'xstate.route', to }) as const,
    ),
  },
  outcomes: bookingOutcomes,
  // Steps ask whether something is chosen, not what: how far the draft has come tells situations
  // apart.
  distinguish: ({ draft, order, wanted, patients, addresses, pollsLeft }, value) => {
    const step = JSON.stringify(value);
    return [
      ([...choices, 'orderId'] as const).map((name) => draft[name] !== null).lastIndexOf(true),
      choices.findIndex((name) => draft[name] === null),
      draft.labId !== null,
      draft.slotId !== null,
      draft.orderId !== null,
      isOrdered(draft),
      order?.paymentStatus,
      step.includes('patient') && patients.length > 0,
      step.includes('address') && addresses.length > 0,
      step.includes('opening') && wanted,
      step.includes('confirming') && pollsLeft,
    ];
  },
  states: {
    idle: always,
    'patient.loading': and(hasTest, isBusy),
    'patient.loadFailed': hasTest,
    'patient.editing': hasTest,
    'patient.saving': and(hasTest, isBusy),
    'patient.choosing': and(hasTest, ({ context }) => context.patients.length > 0),
    'patient.done': 'passing',
    'lab.loading': and(hasPatient, isBusy),
    'lab.loadFailed': hasPatient,
    'lab.allFull': and(hasPatient, ({ context }) => context.draft.labId === null),
    'lab.choosing': and(hasLab, ({ context }) =>
      context.labs.some((one) => one.id === context.draft.labId && one.slotsAvailable > 0),
    ),
    'lab.done': 'passing',
    'slot.loading': and(hasLab, isBusy),
    'slot.loadFailed': and(
      hasLab,
      ({ context }) =>
        context.slots.length === 0 && context.date === null && context.draft.slotId === null,
    ),
    'slot.noneOpen': and(
      hasLab,
      ({ context }) => context.slots.length === 0 && context.draft.slotId === null,
    ),
    'slot.choosing': and(hasLab, ({ context }) =>
      context.slots.some((one) => one.date === context.date),
    ),
    'slot.done': 'passing',
    'address.loading': and(hasSlot, isBusy),
    'address.loadFailed': hasSlot,
    'address.editing': hasSlot,
    'address.saving': and(hasSlot, isBusy),
    'address.choosing': and(hasSlot, ({ context }) => context.addresses.length > 0),
    'address.creatingOrder': and(
      hasSlot,
      isBusy,
      ({ context }) => context.draft.addressId !== null,
    ),
    'address.changingOrder': and(hasSlot, isBusy, ({ context }) => context.draft.orderId !== null),
    'address.priceChanged': and(
      hasSlot,
      ({ context }) => context.draft.expectedAmount === 649 && context.message !== null,
    ),
    'address.loadingOldest': and(hasSlot, isBusy),
    'address.tooManyHolds': and(
      hasSlot,
      ({ context }) => context.oldestUnpaid?.order?.id === 'o0' && context.message !== null,
    ),
    'address.cancellingOldest': and(hasSlot, isBusy),
    'address.orderFailed': and(hasSlot, ({ context }) => context.message !== null),
    'address.done': 'passing',
    'review.showing': hasOwnOrder,
    'review.done': 'passing',
    'payment.ready': hasOwnOrder,
    'payment.creating': and(hasOwnOrder, isBusy),
    'payment.startFailed': and(hasOwnOrder, ({ context }) => context.message !== null),
    'payment.windowOpen': and(hasOwnOrder, ({ context }) => context.request !== null),
    'payment.declined': and(hasOwnOrder, ({ context }) => context.message !== null),
    'payment.verifying': and(hasOwnOrder, isBusy, ({ context }) => context.proof !== null),
    'payment.verificationFailed': and(
      hasOwnOrder,
      (snapshot) => snapshot.hasTag('alert') && snapshot.context.verdict !== null,
    ),
    'payment.verificationBroken': and(hasOwnOrder, (snapshot) => snapshot.hasTag('alert')),
    'payment.confirming.asking': hasOwnOrder,
    'payment.confirming.waiting': hasOwnOrder,
    'payment.lapsed': and(hasOwnOrder, isBusy),
    'payment.done': 'passing',
    'opening.loading': ({ context }) => context.draft.orderId !== null,
    'opening.loadFailed': ({ context }) => context.draft.orderId !== null,
    'opening.notFound': always,
    'opening.over': ({ context }) => context.order !== null,
    'opening.released': 'passing',
    placed: ({ context }) =>
      context.order?.paymentStatus !== undefined &&
      context.draft.testId === null &&
      context.draft.orderId === null,
  },
});
