import { shownHours } from '../text/shownHours.ts';

/** The start hour of a text such as '07:30 pm', 0 to 23. */
export function startHour(time: string): number {
  const [, hour = '0', half = 'am'] = /^(\d{1,2}):\d{2}\s*([ap]m)$/i.exec(time.trim()) ?? [];
  return (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}

/** Minutes from midnight to a text such as '07:30 pm'. */
export const startMinutes = (time: string): number =>
  startHour(time) * 60 + Number(time.split(':')[1]?.slice(0, 2));

/** Whether a slot starts within a group of hours. */
export const startsWithin = (
  { startTime }: { startTime: string },
  [from, to]: readonly [number, number],
): boolean => startHour(startTime) >= from && startHour(startTime) < to;

/** Whether a slot is shown at all: one that starts outside the two groups is not. */
export const isShown = (slot: { startTime: string }): boolean =>
  Object.values(shownHours).some((hours) => startsWithin(slot, hours));

interface Start {
  date: string;
  startTime: string;
  fastingFits?: boolean | null;
}

/** A text by which slots sort by their start; the minutes are the two digits after the colon. */
const startOf = ({ date, startTime }: Start) =>
  `${date} ${String(startHour(startTime)).padStart(2, '0')}${startTime.split(':')[1]?.slice(0, 2)}`;

/** Whether the last meal before a slot is still ahead, or no test of the visit requires fasting. */
export const isMealToCome = ({ fastingFits }: { fastingFits?: boolean | null }): boolean =>
  fastingFits !== false;

/** The first shown slot that needs no fasting confirmation. */
export const earliestSlot = <Slot extends Start>(slots: readonly Slot[]): Slot | undefined =>
  slots
    .filter((slot) => isShown(slot) && isMealToCome(slot))
    .toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1))[0];

/** The open slot that starts at this time, if there is one. */
export const slotAt = <Slot extends Start>(
  slots: readonly Slot[],
  start: Start | null,
): Slot | undefined => slots.find((slot) => start !== null && startOf(slot) === startOf(start));
