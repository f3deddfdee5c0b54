/** A slot as it is shown. */
export interface ShownSlot {
  id: string;
  date: string;
  startTime: string;
  placesLeft: number;
}

export interface SlotGroup {
  label: string;
  slots: ShownSlot[];
}

/** The start hour of a text such as '07:30 pm', 0 to 23. */
export function startHour(time: string): number {
  const [, hour = '0', half = 'am'] = /^(\d{1,2}):\d{2}\s*([ap]m)$/i.exec(time.trim()) ?? [];
  return (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}

/**
 * Morning from 6 to before 12, afternoon from 12 to before 16; other hours are not shown
 * (docs/product/validation.md).
 */
export function slotGroups(
  slots: ShownSlot[],
  labels: { morning: string; afternoon: string },
): SlotGroup[] {
  const within = (from: number, to: number) =>
    slots.filter((slot) => startHour(slot.startTime) >= from && startHour(slot.startTime) < to);
  return [
    { label: labels.morning, slots: within(6, 12) },
    { label: labels.afternoon, slots: within(12, 16) },
  ].filter((group) => group.slots.length > 0);
}
