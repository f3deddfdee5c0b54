import type { EventFrom } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { choices, emptyDraft } from '../../machines/booking/draft.ts';
import { reviewedSteps } from '../../machines/booking/booking.types.ts';
import type { BookingEvent } from '../../machines/booking/booking.types.ts';
import type { Choices, Draft } from '../../machines/booking/draft.ts';
import { address, laterSlot, slot, unservedPin } from './entities.ts';
import { bookingOutcomes } from './booking.outcomes.ts';
import { samplesOf } from './samples.ts';

const input = {
  relation: 'MOTHER',
  name: 'Leela Menon',
  dateOfBirth: '1957-09-30',
  gender: 'FEMALE',
} as const;
/** A draft with every choice made. */
export const everything = {
  testId: 't1',
  patientId: 'p1',
  labId: 'l1',
  slotId: 's1',
  addressId: 'a1',
} satisfies Required<Choices>;
/** What a person does between choosing a time and choosing an address. */
export const timeToAddress: BookingEvent[] = [
  // A step between them adds what is chosen and confirmed there.
  { type: 'slot.confirmed' },
];
const full = { ...emptyDraft('d9'), ...everything };
/** A draft with the test, the patient and `count` further choices. */
const upTo = (count: number) =>
  choices.slice(2 + count, -1).reduce((draft, name) => ({ ...draft, [name]: null }), full as Draft);
/** As many further tests as fit into one visit. */
const more = ['t3', 't4', 't5', 't6', 't7'].map((testId) => ({ testId, patientId: 'p1' }));
const second = { testId: 't2', patientId: 'p1' };
/** The start of the offered slot. */
const start = { date: slot.date, startTime: slot.startTime };
const first = { testId: 't1', patientId: 'p1' };
type Route = Extract<EventFrom<typeof bookingMachine>, { type: 'xstate.route' }>;
type StepWithPath = Route['to'] extends `#${infer Step}` ? Step : never;
/** The steps that a path of their own may open. */
const steps = Object.entries(bookingMachine.states)
  .filter(([, { config }]) => config.route !== undefined)
  .map(([step]) => step as StepWithPath);
export const bookingSamples = samplesOf<typeof bookingMachine>(bookingMachine, {
  input: { draft: emptyDraft('d1') },
  facts: {
    'booking.begun': [{ type: 'booking.begun', testId: 't1', draftId: 'd2' }],
    'booking.resumed': [{ type: 'booking.resumed' }],
    'booking.forgotten': [{ type: 'booking.forgotten', draftId: 'd3' }],
    'draft.restored': [
      full,
      ...choices.slice(2, -1).map((_, index) => upTo(index)),
      { ...full, orderId: 'o1' },
      { ...upTo(0), added: more },
    ].map((draft) => ({ type: 'draft.restored', draft }) as const),
    'order.repeated': [
      {
        type: 'order.repeated',
        draftId: 'd4',
        order: { items: [first], labId: 'l1', addressId: 'a1' },
      },
      {
        type: 'order.repeated',
        draftId: 'd4',
        order: { items: [first], labId: 'l1', addressId: 'a1', start },
      },
      {
        type: 'order.repeated',
        draftId: 'd4',
        order: { items: [first], labId: 'l1', addressId: 'a1', ask: 'lab' },
      },
    ],
    'order.opened': [
      { type: 'order.opened', orderId: 'o1', wanted: 'review' },
      { type: 'order.opened', orderId: 'o1', wanted: 'checkout' },
      { type: 'order.opened', orderId: 'o1', wanted: 'checkout', returned: 'failed' },
      { type: 'order.opened', orderId: 'o1', wanted: 'checkout', returned: 'unknown' },
    ],
    'load.retried': [{ type: 'load.retried' }],
    'order.changed': [
      { type: 'order.changed', order: { status: 'placed', paymentStatus: 'PENDING' } },
      { type: 'order.changed', order: { status: 'placed', paymentStatus: 'SUCCESS' } },
      { type: 'order.changed', order: { status: 'cancelled', paymentStatus: 'EXPIRED' } },
    ],
    'session.renewed': [{ type: 'session.renewed' }],
    'pin.changed': [
      { type: 'pin.changed', pin: address.zipCode },
      { type: 'pin.changed', pin: unservedPin },
    ],
    'patient.submitted': [
      { type: 'patient.submitted', patient: input },
      { type: 'patient.submitted', patient: { ...input, name: '  ' } },
    ],
    'patient.ticked': [
      { type: 'patient.ticked', patientId: 'p1' },
      { type: 'patient.ticked', patientId: 'p2' },
    ],
    'patient.unticked': [{ type: 'patient.unticked' }],
    'patient.edited': [{ type: 'patient.edited', patientId: 'p1' }],
    'patient.added': [{ type: 'patient.added' }],
    'patient.confirmed': [{ type: 'patient.confirmed' }],
    'lastBooking.chosen': [{ type: 'lastBooking.chosen' }],
    'editing.cancelled': [{ type: 'editing.cancelled' }],
    'lab.selected': [
      { type: 'lab.selected', labId: 'l1' },
      { type: 'lab.selected', labId: 'l2' },
      { type: 'lab.selected', labId: 'full' },
    ],
    'item.wanted': [{ type: 'item.wanted' }],
    'item.added': [
      { type: 'item.added', item: second },
      { type: 'item.added', item: first },
      { type: 'item.added', item: { testId: 't2', patientId: 'p2' } },
    ],
    'item.removed': [{ type: 'item.removed', item: first }],
    'adding.cancelled': [{ type: 'adding.cancelled' }],
    'labs.sorted': [{ type: 'labs.sorted', by: 'price' }],
    'lab.confirmed': [{ type: 'lab.confirmed' }],
    'date.selected': [
      { type: 'date.selected', date: slot.date },
      { type: 'date.selected', date: laterSlot.date },
    ],
    'slot.selected': [
      { type: 'slot.selected', slotId: 's1' },
      { type: 'slot.selected', slotId: 's0' },
    ],
    'earliest.selected': [{ type: 'earliest.selected' }],
    'slot.confirmed': [{ type: 'slot.confirmed' }],
    'fasting.confirmed': [{ type: 'fasting.confirmed' }],
    'fasting.declined': [{ type: 'fasting.declined' }],
    'address.submitted': [{ type: 'address.submitted', address }],
    'address.ticked': [{ type: 'address.ticked', addressId: 'a1' }],
    'address.unticked': [{ type: 'address.unticked' }],
    'address.added': [{ type: 'address.added' }],
    'otherLab.wanted': [{ type: 'otherLab.wanted', pin: address.zipCode }],
    'order.requested': [{ type: 'order.requested' }],
    'oldest.givenUp': [{ type: 'oldest.givenUp' }],
    'offer.chosen': [{ type: 'offer.chosen', offerCode: 'FIRST60' }],
    'offer.removed': [{ type: 'offer.removed' }],
    'hold.extensionRequested': [{ type: 'hold.extensionRequested' }],
    'change.wanted': reviewedSteps.map((step) => ({ type: 'change.wanted', step }) as const),
    'review.confirmed': [{ type: 'review.confirmed' }],
    'payment.requested': [{ type: 'payment.requested' }],
    'page.seen': [{ type: 'page.seen' }],
    'alert.closed': [{ type: 'alert.closed' }],
    'xstate.route': steps.map((step) => ({ type: 'xstate.route', to: `#${step}` }) as const),
  },
  outcomes: bookingOutcomes,
});
