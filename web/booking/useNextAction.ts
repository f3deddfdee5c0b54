import { isReviewNextIn } from '../../machines/booking/reviewNext.ts';
import { stepTitles } from '../copy/stepTitles.ts';
import { Booking } from '../shared/flows/flows.ts';

/** What the button of a step leads to: the next step, or review where all else was decided. */
export function useNextAction(nextStep: string): string {
  const isReviewNext = Booking.useSelector(({ context }) => isReviewNextIn(context));
  return isReviewNext ? stepTitles.review : nextStep;
}
