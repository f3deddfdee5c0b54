import { booking } from '../booking.setup.ts';

/** The order is read through once more while its place is held. */
export const review = booking.createStateConfig({
  id: 'review' as const,
  description: 'Look the order over.',
  meta: { clause: 'docs/product/screens.md#review-order' },
  route: { guard: 'hasUnpaidOrder' },
  initial: 'showing',
  exit: 'clearMessage',
  states: {
    showing: {
      description: 'Lab, prices, patient, slot and address are shown, with the time that is left.',
      on: { 'review.confirmed': 'done' },
      after: { holdLeft: '#lapsed' },
    },
    done: { type: 'final', description: 'The order is as it should be.' },
  },
});
