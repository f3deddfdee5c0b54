import type { BookingContext } from './booking.types.ts';
import { isComplete } from './draft.ts';

/**
 * Whether review follows the step that is being decided: all is chosen, and everything else was
 * decided before. Views name their button by it.
 */
export const isReviewNextIn = ({
  toReview,
  draft,
}: Pick<BookingContext, 'toReview' | 'draft'>): boolean => toReview && isComplete(draft);
