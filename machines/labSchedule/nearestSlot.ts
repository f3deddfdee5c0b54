import { startMinutes } from '../booking/slotHours.ts';

interface Start {
  date: string;
  startTime: string;
}

/**
 * The slot to which an order moves unless another is picked (PD-90): on its own day or the first
 * later day that has any, else the last one before, at the nearest time of day; of two equally near
 * ones, the later.
 */
export function nearestSlot<Slot extends Start>(
  order: Start,
  slots: readonly Slot[],
): Slot | undefined {
  const days = [...new Set(slots.map(({ date }) => date))].toSorted();
  const day = days.find((date) => date >= order.date) ?? days.at(-1);
  const away = (slot: Slot) => startMinutes(slot.startTime) - startMinutes(order.startTime);
  return slots
    .filter(({ date }) => date === day)
    .toSorted(
      (one, other) => Math.abs(away(one)) - Math.abs(away(other)) || away(other) - away(one),
    )
    .at(0);
}
