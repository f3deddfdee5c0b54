import { describe, expect, it } from 'vitest';
import {
  bookingSpan,
  bookingSpanOf,
  daysAgo,
  endOfDay,
  indianDate,
  instantOf,
  isDate,
  startOfDay,
  slotTexts,
} from '../../api/slots/times.ts';

const iso = (span: { from: Date; until: Date }) => [
  span.from.toISOString(),
  span.until.toISOString(),
];

describe('slot times are those of Asia/Kolkata', () => {
  it.each([
    ['2026-11-22T00:30:00Z', { date: '2026-11-22', startTime: '06:00 am', endTime: '06:30 am' }],
    ['2026-11-22T06:00:00Z', { date: '2026-11-22', startTime: '11:30 am', endTime: '12:00 pm' }],
    ['2026-11-22T06:30:00Z', { date: '2026-11-22', startTime: '12:00 pm', endTime: '12:30 pm' }],
    ['2026-11-22T10:00:00Z', { date: '2026-11-22', startTime: '03:30 pm', endTime: '04:00 pm' }],
    ['2026-11-22T18:45:00Z', { date: '2026-11-23', startTime: '12:15 am', endTime: '12:45 am' }],
  ])('%s reads as the wall clock in India', (instant, texts) => {
    expect(slotTexts(new Date(instant), 30)).toEqual(texts);
  });

  it('a day begins at midnight in India', () => {
    expect(indianDate(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
    expect(indianDate(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
  });

  it('offers from two hours ahead to the end of the sixth day after today', () => {
    expect(iso(bookingSpan(new Date('2026-11-21T05:00:00Z')))).toEqual([
      '2026-11-21T07:00:00.000Z',
      '2026-11-27T18:30:00.000Z',
    ]);
  });

  it('offers a whole day later on, and only the rest of today', () => {
    const now = new Date('2026-11-21T05:00:00Z');
    expect(iso(bookingSpanOf('2026-11-23', now))).toEqual([
      '2026-11-22T18:30:00.000Z',
      '2026-11-23T18:30:00.000Z',
    ]);
    expect(iso(bookingSpanOf('2026-11-21', now))).toEqual([
      '2026-11-21T07:00:00.000Z',
      '2026-11-21T18:30:00.000Z',
    ]);
  });

  it('knows a day of the calendar from other texts', () => {
    expect(['2026-11-22', '2028-02-29'].every(isDate)).toBe(true);
    expect(
      ['2026-02-29', '2026-13-01', '22-11-2026', '2026-1-2', 'today', '', '2026-11-22T00:00'].some(
        isDate,
      ),
    ).toBe(false);
  });

  it('knows the days that were before', () => {
    const now = new Date('2026-11-21T18:30:00Z');
    expect([0, 1, 22].map((days) => daysAgo(days, now))).toEqual([
      '2026-11-22',
      '2026-11-21',
      '2026-10-31',
    ]);
  });

  it('a day ends where the next one begins', () => {
    expect(startOfDay('2026-11-22').toISOString()).toBe('2026-11-21T18:30:00.000Z');
    expect(endOfDay('2026-11-22')).toEqual(startOfDay('2026-11-23'));
  });

  it.each([
    ['12:15 am', '2026-11-21T18:45:00.000Z'],
    ['07:30 am', '2026-11-22T02:00:00.000Z'],
    ['12:05 pm', '2026-11-22T06:35:00.000Z'],
    ['03:45 pm', '2026-11-22T10:15:00.000Z'],
  ])('%s is a moment of its day', (time, moment) => {
    expect(instantOf('2026-11-22', time).toISOString()).toBe(moment);
  });
});
