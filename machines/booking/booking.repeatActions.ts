import { change } from './booking.change.ts';
import { emptyContext } from './booking.context.ts';
import type { RepeatedOrder } from './booking.types.ts';
import { emptyDraft, withChoices, withItems } from './draft.ts';
import { lastBookingOf } from './lastBooking.ts';

/** A booking of its own with what an order was made of, but for its time (PD-60). */
export const setRepeatedOrder = change<{ draftId: string; order: RepeatedOrder }>(
  ({ pin }, { draftId, order: { items, labId, addressId, start = null } }) => ({
    ...emptyContext(withItems({ ...emptyDraft(draftId), labId, addressId }, items), pin),
    toReview: true,
    agreedStart: start,
  }),
);
/** The lab and the address of the last booking are those of this one. */
export const setLastBooking = change((context) => {
  const { labId = null, addressId = null } = lastBookingOf(context) ?? {};
  return { toReview: true, draft: withChoices(context.draft, { labId, addressId, slotId: null }) };
});
/** What is chosen is not asked again. */
export const setToReview = change(() => ({ toReview: true }));
