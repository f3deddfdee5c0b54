import { booking } from '../booking.setup.ts';

/** The person reviews the order while its seat is held. */
export const review = booking.createStateConfig({
  id: 'review' as const,
  description: 'Review the order before paying.',
  meta: { clause: 'docs/product/screens.md#review-order' },
  route: { guard: 'hasUnpaidOrder' },
  initial: 'showing',
  exit: 'clearMessage',
  states: {
    showing: {
      description: 'Lab, prices, patient, slot and address are shown, with the time left to pay.',
      on: { 'review.confirmed': 'done' },
      after: { holdLeft: '#lapsed' },
    },
    done: { type: 'final', description: 'The order is confirmed.' },
  },
});
