import { change } from './booking.change.ts';
import type { BookingContext, SlotChoice } from './booking.types.ts';
import { withChoices } from './draft.ts';
import type { Draft } from './draft.ts';
import { earliestSlot, isMealToCome, slotAt } from './slotHours.ts';

/** The draft with a slot. A confirmed last meal stays confirmed only while the slot is the same. */
function withSlot(draft: Draft, slot: SlotChoice | undefined): Draft {
  const next = withChoices(draft, { slotId: slot?.id ?? null });
  const isConfirmed = draft.lastMeal === 'confirmed' && next.slotId === draft.slotId;
  const late = isConfirmed ? 'confirmed' : 'toConfirm';
  const lastMeal = slot === undefined || isMealToCome(slot) ? null : late;
  return lastMeal === (draft.lastMeal ?? null) ? next : { ...next, lastMeal };
}

/** For somebody who goes back to review: the time that the order has, or else the earliest. */
const slotToReview = ({ order }: BookingContext, slots: SlotChoice[]) =>
  slotAt(slots, order?.slot ?? null) ?? earliestSlot(slots);

/**
 * Keeps the chosen slot and day while they are open. When the person is going back to review,
 * another takes the place of one that is no longer there, or that another test or lab cleared.
 */
export const setSlots = change<{ slots: SlotChoice[] }>((context, { slots }) => {
  const chosen =
    slots.find((slot) => slot.id === context.draft.slotId) ??
    slotAt(slots, context.agreedStart) ??
    (context.toReview ? slotToReview(context, slots) : undefined);
  const isOpenDay = slots.some((slot) => slot.date === context.date);
  const day = isOpenDay ? context.date : (slots[0]?.date ?? null);
  const draft = withSlot(context.draft, chosen);
  return { slots, date: chosen?.date ?? day, draft, agreedStart: null };
});
export const clearSlots = change(({ draft }) => ({
  slots: [],
  date: null,
  draft: withSlot(draft, undefined),
}));
/** A day without slots is ignored. */
export const setDate = change<{ date: string }>(({ draft, slots }, { date }) =>
  slots.some((slot) => slot.date === date) ? { date, draft: withSlot(draft, undefined) } : {},
);
export const setChosenSlot = change<{ slotId: string }>(({ draft, slots }, { slotId }) => ({
  draft: withSlot(
    draft,
    slots.find(({ id }) => id === slotId),
  ),
}));
export const setEarliest = change(({ draft, slots, date }) => {
  const earliest = earliestSlot(slots);
  return { date: earliest?.date ?? date, draft: withSlot(draft, earliest) };
});
/** The person confirmed that they can fast for the chosen slot. */
export const setMealConfirmed = change(({ draft }) => ({
  draft: { ...draft, lastMeal: 'confirmed' as const },
}));
/** The slot was taken by somebody else before the order was made. */
export const clearSlot = change(({ draft }) => ({
  draft: { ...withSlot(draft, undefined), attempt: draft.attempt + 1 },
}));
