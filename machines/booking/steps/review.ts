import { booking } from '../booking.setup.ts';
import { reviewedSteps } from '../booking.types.ts';
import { extendingHold, extension, following, reloading, whileHeld } from './hold.ts';
import { droppingOffer, offerFacts, takingOffer } from './offer.ts';

/** Each card leads to its step, and from there back to review (PD-61). */
const changeWanted = reviewedSteps.map(
  (step) =>
    ({
      guard: { type: 'isStepWanted', params: { step } },
      target: `#${step}`,
      actions: 'setToReview',
    }) as const,
);
const reviewFacts = {
  'review.confirmed': '#payment',
  // The payment window opens over checkout, which does not wait for a press.
  'payment.requested': '#creatingPayment',
  'change.wanted': changeWanted,
  ...offerFacts,
  ...extension,
} as const;

/** The person reviews the order while its slot is held, and may take an offer. */
export const review = booking.createStateConfig({
  id: 'review' as const,
  description: 'Review the order before paying.',
  meta: { clause: 'docs/product/screens.md#review-order' },
  route: { guard: 'hasUnpaidOrder' },
  initial: 'showing',
  exit: 'clearMessage',
  ...following('followReviewedOrder'),
  states: {
    showing: {
      description:
        'Lab, prices, offers, patient, slot and address are shown, with the time left to pay. When it is nearly over, a warning says so, and the slot can be held longer, once.',
      on: reviewFacts,
      ...whileHeld,
    },
    takingOffer,
    droppingOffer,
    reloading: reloading('reloadReviewedOrder', 'showing'),
    extendingHold: extendingHold('extendHold', 'showing'),
  },
});
