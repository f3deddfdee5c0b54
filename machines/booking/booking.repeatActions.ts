import { change } from './booking.change.ts';
import { emptyContext } from './booking.context.ts';
import type { RepeatedOrder } from './booking.types.ts';
import { emptyDraft, withChoices, withItems } from './draft.ts';
import { lastBookingOf } from './lastBooking.ts';

/** Starts a new booking with everything of an earlier order except its time (PD-60). */
export const setRepeatedOrder = change<{ draftId: string; order: RepeatedOrder }>(
  ({ pin }, { draftId, order: { items, labId, addressId, start = null, ask } }) => ({
    ...emptyContext(withItems({ ...emptyDraft(draftId), labId, addressId }, items), pin),
    toReview: true,
    agreedStart: start,
    labAsked: ask === 'lab',
  }),
);
/** Takes the lab and the address of the last booking. */
export const setLastBooking = change((context) => {
  const { labId = null, addressId = null } = lastBookingOf(context) ?? {};
  return { toReview: true, draft: withChoices(context.draft, { labId, addressId, slotId: null }) };
});
export const setToReview = change(() => ({ toReview: true }));
