import { startMinutes } from '../booking/slotHours.ts';

interface Start {
  date: string;
  startTime: string;
}

/**
 * The slot to which an order moves unless another is picked (PD-90): on its own day or the first
 * one after it that has any, else the last one before it, the time of day nearest to its own; of
 * two that are as near the later one.
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
