import { change } from './booking.change.ts';
import type { SlotChoice } from './booking.types.ts';
import { withChoices } from './draft.ts';
import type { Draft } from './draft.ts';
import { earliestSlot, isMealToCome, slotAt } from './slotHours.ts';

/** The draft with a slot; whether its last meal was early enough is known of the slot that it had. */
function withSlot(draft: Draft, slot: SlotChoice | undefined): Draft {
  const next = withChoices(draft, { slotId: slot?.id ?? null });
  const isConfirmed = draft.lastMeal === 'confirmed' && next.slotId === draft.slotId;
  const late = isConfirmed ? 'confirmed' : 'toConfirm';
  const lastMeal = slot === undefined || isMealToCome(slot) ? null : late;
  return lastMeal === (draft.lastMeal ?? null) ? next : { ...next, lastMeal };
}

/**
 * The slot and the day chosen before stay chosen while they are open. On the way back to review the
 * earliest slot stands in for one that is not there any more.
 */
export const setSlots = change<{ slots: SlotChoice[] }>((context, { slots }) => {
  const chosen =
    slots.find((slot) => slot.id === context.draft.slotId) ??
    slotAt(slots, context.agreedStart) ??
    (context.toReview ? earliestSlot(slots) : undefined);
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
/** A day on which nothing is offered changes nothing. */
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
/** The person said that the last meal before the chosen slot was early enough. */
export const setMealConfirmed = change(({ draft }) => ({
  draft: { ...draft, lastMeal: 'confirmed' as const },
}));
/** The slot was taken before an order was made. */
export const clearSlot = change(({ draft }) => ({
  draft: { ...withSlot(draft, undefined), attempt: draft.attempt + 1 },
}));
