import { shownHours } from '../text/shownHours.ts';

/** The start hour of a text such as '07:30 pm', 0 to 23. */
export function startHour(time: string): number {
  const [, hour = '0', half = 'am'] = /^(\d{1,2}):\d{2}\s*([ap]m)$/i.exec(time.trim()) ?? [];
  return (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}

/** Minutes from midnight to a text such as '07:30 pm'. */
export const startMinutes = (time: string): number =>
  startHour(time) * 60 + Number(time.split(':')[1]?.slice(0, 2));

/** Whether a slot belongs to a group. */
export const startsWithin = (
  { startTime }: { startTime: string },
  [from, to]: readonly [number, number],
): boolean => startHour(startTime) >= from && startHour(startTime) < to;

/** Whether a slot is shown at all: those of other hours are in no group. */
export const isShown = (slot: { startTime: string }): boolean =>
  Object.values(shownHours).some((hours) => startsWithin(slot, hours));

interface Start {
  date: string;
  startTime: string;
  fastingFits?: boolean | null;
}

/** A text that sorts as the slots start; the minutes are the two digits after the colon. */
const startOf = ({ date, startTime }: Start) =>
  `${date} ${String(startHour(startTime)).padStart(2, '0')}${startTime.split(':')[1]?.slice(0, 2)}`;

/** Whether the last meal before a slot is still to come, or no test of the visit asks for that. */
export const isMealToCome = ({ fastingFits }: { fastingFits?: boolean | null }): boolean =>
  fastingFits !== false;

/** The first slot of those that are shown and that everybody can keep to, whatever they have eaten. */
export const earliestSlot = <Slot extends Start>(slots: readonly Slot[]): Slot | undefined =>
  slots
    .filter((slot) => isShown(slot) && isMealToCome(slot))
    .toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1))[0];

/** The slot that starts then, while it is open. */
export const slotAt = <Slot extends Start>(
  slots: readonly Slot[],
  start: Start | null,
): Slot | undefined => slots.find((slot) => start !== null && startOf(slot) === startOf(start));
