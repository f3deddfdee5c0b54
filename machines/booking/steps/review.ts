import { booking } from '../booking.setup.ts';
import { extendingHold, extension, lapsed, untilWarning, warning } from './hold.ts';

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
      ...untilWarning,
    },
    warned: { ...warning, on: { 'review.confirmed': 'done', ...extension } },
    extendingHold: extendingHold('extendHold', 'showing'),
    lapsed: lapsed('checkReviewedOrder', 'showing'),
    done: { type: 'final', description: 'The order is confirmed.' },
  },
});
