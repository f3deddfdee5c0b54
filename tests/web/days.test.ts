import { beforeEach, expect, it, vi } from 'vitest';
import {
  datedMoment,
  dayOfMoment,
  daysAhead,
  longDay,
  longDayOfMoment,
} from '../../web/ui/days.ts';
import { datedStart } from '../../web/ui/slotTimes.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

it.each([
  // Half past six in the evening in UTC is midnight in India.
  ['2026-11-22T18:29:59.000Z', '2026-11-22', '22 Nov 2026'],
  ['2026-11-22T18:30:00.000Z', '2026-11-23', '23 Nov 2026'],
  ['2026-11-23T12:00:00.000Z', '2026-11-23', '23 Nov 2026'],
])('at %s it is %s in India', (moment, day, words) => {
  vi.setSystemTime(moment);
  expect([daysAhead(day), dayOfMoment(moment)]).toEqual([0, words]);
  expect(longDayOfMoment(moment)).toBe(longDay(day));
});

it('says the year of what may be years ago, as it was in India', () => {
  expect(datedMoment('2025-12-31T18:29:00.000Z')).toBe('Wed, 31 Dec 2025, 11:59 pm');
  expect(datedMoment('2025-12-31T18:30:00.000Z')).toBe('Thu, 1 Jan 2026, 12:00 am');
  expect(datedStart({ date: '2025-11-26', startTime: '03:30 pm' })).toBe(
    'Wed, 26 Nov 2025, 03:30 pm',
  );
});

it('counts days over the end of a month, and back', () => {
  vi.setSystemTime('2026-11-30T12:00:00.000Z');
  expect(['2026-11-29', '2026-12-01', '2026-12-07'].map(daysAhead)).toEqual([-1, 1, 7]);
  expect(longDay('2026-12-01')).toBe('Tue, 1 Dec');
});
