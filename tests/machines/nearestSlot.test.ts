import { expect, it } from 'vitest';
import { nearestSlot } from '../../machines/labSchedule/nearestSlot.ts';

const order = { date: '2030-01-07', startTime: '09:15 am' };
const nearest = (...starts: string[]) => {
  const slots = starts.map((start) => ({ date: start.slice(0, 10), startTime: start.slice(11) }));
  const found = nearestSlot(order, slots);
  return found && `${found.date} ${found.startTime}`;
};

it.each([
  ['on the same day the nearest', ['2030-01-07 07:00 am', '2030-01-07 11:00 am']],
  ['of two as near the later one', ['2030-01-07 08:15 am', '2030-01-07 10:15 am']],
  ['the same day before a nearer moment', ['2030-01-07 12:15 pm', '2030-01-08 09:15 am'], 0],
  ['at the same time of the next day', ['2030-01-08 07:00 am', '2030-01-08 09:15 am']],
  ['the next day before one that suits better', ['2030-01-08 03:00 pm', '2030-01-09 09:15 am'], 0],
  ['a later day before an earlier one', ['2030-01-06 09:15 am', '2030-01-12 07:00 am']],
  ['the last of the days before', ['2030-01-04 09:15 am', '2030-01-06 07:00 am']],
])('an order moves %s', (_, starts, index = 1) => {
  expect(nearest(...starts)).toBe(starts[index]);
  expect(nearest(...starts.toReversed())).toBe(starts[index]);
});

it('there is none where nothing is free', () => {
  expect(nearest()).toBeUndefined();
});
