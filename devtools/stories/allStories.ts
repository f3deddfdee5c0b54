import { accountStories } from './account.stories.ts';
import { betweenStories } from './between.stories.ts';
import { bookingStories } from './booking.stories.ts';
import { consentStories } from './consent.stories.ts';
import { changingStories } from './changing.stories.ts';
import { paymentStories } from './payment.stories.ts';
import { returningStories } from './returning.stories.ts';
import type { Story } from './story.ts';
import { visitStories } from './visit.stories.ts';

/** The ready stories of the flow page, those about money first. */
export const allStories: readonly Story[] = [
  ...paymentStories,
  ...returningStories,
  ...changingStories,
  ...visitStories,
  ...bookingStories,
  ...betweenStories,
  ...consentStories,
  ...accountStories,
];
