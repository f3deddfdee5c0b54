import { booking, emptyContext } from './booking.setup.ts';
import { emptyDraft } from './draft.ts';
import { address } from './steps/address.ts';
import { lab } from './steps/lab.ts';
import { opening } from './steps/opening.ts';
import { patient } from './steps/patient.ts';
import { payment } from './steps/payment.ts';
import { review } from './steps/review.ts';
import { slot } from './steps/slot.ts';

/** The funnel, from the chosen test to the paid order (specification 4). */
export const bookingMachine = booking.createMachine({
  id: 'booking',
  description: 'Books one test for one patient: patient, lab, slot, address, order, payment.',
  meta: { clause: 'product 4 Booking' },
  context: ({ input }) => emptyContext(input.draft),
  initial: 'idle',
  on: {
    'test.opened': [
      { guard: 'isTestOfDraft' },
      {
        target: '.idle',
        actions: {
          type: 'chooseTest',
          params: ({ event }) => ({ testId: event.testId, draftId: event.draftId }),
        },
      },
    ],
    'booking.forgotten': {
      target: '.idle',
      actions: { type: 'startOver', params: ({ event }) => ({ draft: emptyDraft(event.draftId) }) },
    },
    'draft.restored': {
      target: '.idle',
      actions: { type: 'startOver', params: ({ event }) => ({ draft: event.draft }) },
    },
    'order.opened': {
      target: '.opening',
      actions: {
        type: 'wantPage',
        params: ({ event }) => ({ orderId: event.orderId, wanted: event.wanted }),
      },
    },
  },
  states: {
    idle: {
      id: 'idle',
      description: 'Nothing is being booked now; a draft may wait.',
      meta: { clause: 'decisions 20' },
      on: {
        'booking.resumed': [
          { guard: 'hasOrderId', target: 'opening' },
          { guard: 'hasSlot', target: 'address' },
          { guard: 'hasLab', target: 'slot' },
          { guard: 'hasPatient', target: 'lab' },
          { guard: 'hasTest', target: 'patient' },
        ],
      },
    },
    patient: { ...patient, onDone: 'lab' },
    lab: { ...lab, onDone: 'slot' },
    slot: { ...slot, onDone: 'address' },
    address: { ...address, onDone: 'review' },
    review: { ...review, onDone: 'payment' },
    payment: { ...payment, onDone: 'placed' },
    opening,
    placed: {
      id: 'placed',
      description: 'The order is paid and placed.',
      meta: { clause: 'product 2 Payment success' },
      entry: 'closeDraft',
    },
  },
});
