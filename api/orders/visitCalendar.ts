import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { visitSpan } from './calendarLinks.ts';
import type { OrderWithEvents } from './orderRows.ts';
import { visitWords } from './visitWords.ts';

/** Seconds before a visit at which the calendar shows a reminder. */
const reminder = 3600;

/**
 * A paid visit as a calendar file (RFC 5545). The UID stays the same, and each move or cancellation
 * raises SEQUENCE, so that a calendar which imports the file again updates its entry.
 */
export function visitCalendar(order: OrderWithEvents): string {
  const { from, until } = visitSpan(order);
  const { title, details, place } = visitWords(order);
  const isCancelled = order.status === 'cancelled';
  const moves = order.events.filter(({ type }) => type === 'slot.changed').length;
  const calendar = ical({
    prodId: { company: 'Assay', product: 'Visits' },
    scale: 'GREGORIAN',
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: `${order.id}@assay`,
    sequence: moves + (isCancelled ? 1 : 0),
    stamp: new Date(order.events.at(-1)?.at ?? order.created_at),
    start: from,
    end: until,
    summary: title,
    description: details,
    location: place,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!isCancelled)
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: reminder, description: title });
  return `${calendar.toString()}\r\n`;
}
