import { expect, it } from 'vitest';
import { startHour } from '../../machines/booking/slotHours.ts';

it.each([
  ['07:30 am', 7],
  ['12:00 am', 0],
  ['12:15 pm', 12],
  ['7:30 PM', 19],
  ['07:30pm', 19],
  ['noon', 0],
])('a slot at %s begins in the hour %i of the day', (text, hour) => {
  expect(startHour(text)).toBe(hour);
});
