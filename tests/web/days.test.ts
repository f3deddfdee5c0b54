import { beforeEach, expect, it, vi } from 'vitest';
import {
  datedMoment,
  dayOfMoment,
  daysAhead,
  longDay,
  longDayOfMoment,
  momentOf,
} from '../../web/ui/days.ts';
import { dayOfTime } from '../../web/reports/consultation/dayOfTime.ts';
import { timesOf } from '../../web/shared/orderTimes.ts';
import { datedStart, startOfSlot } from '../../web/ui/slotTimes.ts';
import { setLanguage } from '../../web/copy/language.ts';
import { hindi } from '../../web/copy/hi/hi.ts';

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

it.each([
  [
    'placed',
    'SUCCESS',
    'Wed, 26 Nov, 03:30 pm',
    'Wed, 26 Nov, 03:30 pm – 04:00 pm',
    'Wed, 26 Nov, 05:30 pm',
  ],
  [
    'completed',
    'SUCCESS',
    'Wed, 26 Nov 2025, 03:30 pm',
    'Wed, 26 Nov 2025, 03:30 pm – 04:00 pm',
    'Wed, 26 Nov 2025, 05:30 pm',
  ],
  [
    'placed',
    'EXPIRED',
    'Wed, 26 Nov 2025, 03:30 pm',
    'Wed, 26 Nov 2025, 03:30 pm – 04:00 pm',
    'Wed, 26 Nov 2025, 05:30 pm',
  ],
] as const)('the times of an order that is %s and %s', (status, paymentStatus, ...said) => {
  const { start, times, moment } = timesOf({ status, paymentStatus });
  const slot = { date: '2025-11-26', startTime: '03:30 pm', endTime: '04:00 pm' };
  expect([start(slot), times(slot), moment('2025-11-26T12:00:00.000Z')]).toEqual(said);
});

it('in Hindi names the days on both sides of the night from midnight to 4 am', () => {
  setLanguage('hi', hindi);
  expect([momentOf('2025-12-31T22:29:00.000Z'), momentOf('2025-12-31T22:30:00.000Z')]).toEqual([
    'बुध 31 दिसंबर और गुरु 1 जनवरी के बीच की रात 3:59',
    'गुरु, 1 जनवरी, सुबह 4:00',
  ]);
  expect(datedMoment('2025-12-31T19:00:00.000Z')).toBe(
    'बुध 31 दिसंबर 2025 और गुरु 1 जनवरी 2026 के बीच की रात 12:30',
  );
  const slot = { date: '2026-01-01', startTime: '12:30 am' };
  expect([startOfSlot(slot), datedStart(slot)]).toEqual([
    'बुध 31 दिसंबर और गुरु 1 जनवरी के बीच की रात 12:30',
    'बुध 31 दिसंबर 2025 और गुरु 1 जनवरी 2026 के बीच की रात 12:30',
  ]);
  // So do the times that are offered: those of a night are not listed under one day.
  expect(
    ['12-31T18:00', '12-31T18:30', '12-31T22:29', '12-31T22:30'].map((at) =>
      dayOfTime(`2025-${at}:00.000Z`),
    ),
  ).toEqual([
    'बुध, 31 दिसंबर',
    'बुध 31 दिसंबर और गुरु 1 जनवरी के बीच की रात',
    'बुध 31 दिसंबर और गुरु 1 जनवरी के बीच की रात',
    'गुरु, 1 जनवरी',
  ]);
  setLanguage('en');
  expect(dayOfTime('2025-12-31T18:30:00.000Z')).toBe('Thu, 1 Jan');
});

it('counts days over the end of a month, and back', () => {
  vi.setSystemTime('2026-11-30T12:00:00.000Z');
  expect(['2026-11-29', '2026-12-01', '2026-12-07'].map(daysAhead)).toEqual([-1, 1, 7]);
  expect(longDay('2026-12-01')).toBe('Tue, 1 Dec');
});
