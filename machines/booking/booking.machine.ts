import { emptyContext } from './booking.context.ts';
import { booking } from './booking.setup.ts';
import { emptyDraft } from './draft.ts';
import { address } from './steps/address.ts';
import { lab } from './steps/lab.ts';
import { opening } from './steps/opening.ts';
import { reviewNext } from './steps/ordering.ts';
import { patient } from './steps/patient.ts';
import { payment } from './steps/payment.ts';
import { repeating } from './steps/repeating.ts';
import { review } from './steps/review.ts';
import { slot } from './steps/slot.ts';

const pinChanged = {
  type: 'setPin',
  params: ({ event }: { event: { pin: string | null } }) => ({ pin: event.pin }),
} as const;

/** The funnel, from the chosen test to the paid order (docs/product/states.md). */
export const bookingMachine = booking.createMachine({
  id: 'booking',
  description:
    'Books a visit, one test for one patient or several: patient, lab, slot, address, order, payment.',
  meta: { clause: 'docs/product/states.md#flows' },
  context: ({ input }) => emptyContext(input.draft, input.pin ?? null),
  initial: 'idle',
  on: {
    'booking.begun': [
      { guard: 'isTestOfDraft' },
      {
        target: '.idle',
        actions: {
          type: 'setTest',
          params: ({ event }) => ({ testId: event.testId, draftId: event.draftId }),
        },
      },
    ],
    'booking.forgotten': {
      target: '.idle',
      actions: { type: 'setDraft', params: ({ event }) => ({ draft: emptyDraft(event.draftId) }) },
    },
    'draft.restored': {
      target: '.idle',
      actions: { type: 'setDraft', params: ({ event }) => ({ draft: event.draft }) },
    },
    'pin.changed': { actions: pinChanged },
    'session.renewed': { actions: 'clearLoginMessage' },
    'order.repeated': {
      target: '.repeating',
      actions: {
        type: 'setRepeatedOrder',
        params: ({ event }) => ({ draftId: event.draftId, order: event.order }),
      },
    },
    'order.opened': {
      target: '.opening',
      actions: {
        type: 'setOpenedOrder',
        params: ({ event: { orderId, wanted, returned = null } }) => ({
          orderId,
          wanted,
          returned,
        }),
      },
    },
  },
  states: {
    idle: {
      id: 'idle',
      description: 'Nothing is being booked at the moment; there may be a draft to resume.',
      meta: { clause: 'PD-20' },
      on: {
        'booking.resumed': [
          { guard: 'isOrderCurrent', target: 'opening' },
          { guard: 'hasSlot', target: 'address' },
          { guard: 'hasLab', target: 'slot' },
          { guard: 'hasPatient', target: 'lab' },
          { guard: 'hasTest', target: 'patient' },
        ],
      },
    },
    patient: {
      ...patient,
      route: { guard: 'hasTest' },
      onDone: [reviewNext, { guard: 'isLabKnown', target: '#loadingLabs' }, { target: 'lab' }],
    },
    lab: { ...lab, route: { guard: 'hasPatient' } },
    slot: {
      ...slot,
      route: { guard: 'hasLab' },
      onDone: [reviewNext, { target: 'address' }],
    },
    address: { ...address, route: { guard: 'hasSlot' } },
    review,
    payment,
    opening,
    repeating,
    placed: {
      id: 'placed',
      description: 'The order is paid and placed.',
      meta: { clause: 'docs/product/screens.md#payment-success' },
      entry: 'clearDraft',
    },
  },
});
