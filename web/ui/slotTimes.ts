import { daysCopy } from '../copy/days.ts';
import { datedDayAt, longDayAt } from './days.ts';

/** The start of a slot in the service's format. */
interface SlotStart {
  date: string;
  startTime: string;
}

/** `Mon, 23 Nov, 07:30 am`. */
export const startOfSlot = ({ date, startTime }: SlotStart): string => longDayAt(date, startTime);

/** `Mon, 23 Nov 2026, 07:30 am`, for a visit that may be years ago. */
export const datedStart = ({ date, startTime }: SlotStart): string => datedDayAt(date, startTime);

type Slot = SlotStart & { endTime: string };

/** `Mon, 23 Nov, 07:30 am – 08:00 am`. */
export const slotTimes = (slot: Slot): string =>
  `${startOfSlot(slot)} – ${daysCopy.clock(slot.endTime)}`;

/** `Mon, 23 Nov 2026, 07:30 am – 08:00 am`, for a visit that may be years ago. */
export const datedTimes = (slot: Slot): string =>
  `${datedStart(slot)} – ${daysCopy.clock(slot.endTime)}`;
