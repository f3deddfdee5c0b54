import { calendarTime, visitSpan } from './calendarLinks.ts';
import type { OrderWithEvents } from './orderJson.ts';
import { visitWords } from './visitWords.ts';

/** Octets of a line of a calendar file, without the break (RFC 5545). */
const lineOctets = 75;

/** A text as the value of a property (RFC 5545). */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    // No other control character may stand in it.
    .replaceAll(/\p{Cc}/gu, ' ');

/** A line in pieces of which each but the first begins with a space; no sign is cut in two. */
function folded(line: string): string {
  const pieces = [''];
  for (const sign of line) {
    const room = pieces.length === 1 ? lineOctets : lineOctets - 1;
    if (Buffer.byteLength(pieces.at(-1)! + sign) > room) pieces.push('');
    pieces[pieces.length - 1] += sign;
  }
  return pieces.join('\r\n ');
}

/**
 * A paid visit as a calendar file (RFC 5545). The UID stays; each move, and a cancellation, has a higher
 * SEQUENCE, so that a calendar which takes the file again changes the entry that it has.
 */
export function visitCalendar(order: OrderWithEvents): string {
  const { from, until } = visitSpan(order);
  const { title, details, place } = visitWords(order);
  const isCancelled = order.status === 'cancelled';
  const moves = order.events.filter(({ type }) => type === 'slot.changed').length;
  const changed = new Date(order.events.at(-1)?.at ?? order.created_at);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Assay//Visits//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${order.id}@assay`,
    `SEQUENCE:${moves + (isCancelled ? 1 : 0)}`,
    `DTSTAMP:${calendarTime(changed)}`,
    `DTSTART:${calendarTime(from)}`,
    `DTEND:${calendarTime(until)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(details)}`,
    `LOCATION:${escaped(place)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          'TRIGGER:-PT1H',
          `DESCRIPTION:${escaped(title)}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
