import type { BookingContext } from './booking.types.ts';
import { isComplete } from './draft.ts';

/**
 * Whether review follows the current step: everything is chosen, and the other choices were made
 * before. Views label their button by it.
 */
export const isReviewNextIn = ({
  toReview,
  draft,
}: Pick<BookingContext, 'toReview' | 'draft'>): boolean => toReview && isComplete(draft);
