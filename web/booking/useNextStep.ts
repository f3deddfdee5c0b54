import { isReviewNextIn } from '../../machines/booking/reviewNext.ts';
import { stepTitles } from '../copy/stepTitles.ts';
import { Booking } from '../shared/flows/flows.ts';

/**
 * The label of a step's button, which leads to the next step, or to review if everything else was
 * decided before. `next` is the title of the next step, announced if nothing comes in between.
 */
export function useNextStep(action: string, next?: string) {
  const isReviewNext = Booking.useSelector(({ context }) => isReviewNextIn(context));
  if (!isReviewNext) return { action, next };
  return { action: stepTitles.review, next: next && stepTitles.review };
}
