import { isReviewNextIn } from '../../machines/booking/reviewNext.ts';
import { stepTitles } from '../copy/stepTitles.ts';
import { Booking } from '../shared/flows/flows.ts';

/**
 * What the button of a step leads to: the next step, or review where all else was decided. `next` is the
 * title of that step, and is said where nothing comes in between.
 */
export function useNextStep(action: string, next?: string) {
  const isReviewNext = Booking.useSelector(({ context }) => isReviewNextIn(context));
  if (!isReviewNext) return { action, next };
  return { action: stepTitles.review, next: next && stepTitles.review };
}
