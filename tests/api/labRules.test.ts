import { describe, expect, it } from 'vitest';
import type { HoursRequest, LabChanges } from '../../api/labs/adminLabs.contract.ts';
import {
  holidayRowsOf,
  hoursRowsOf,
  labColumnsOf,
  requireSource,
} from '../../api/labs/labs.rules.ts';
import { refusalOf } from './support/refusalOf.ts';

describe('the hours of a lab', () => {
  const window = { weekdays: [2], opens: '07:30', closes: '08:30', places: 3 };
  const hours = (changes: Partial<HoursRequest['hours'][number]>[], slotMinutes = 60) => ({
    slotMinutes,
    hours: changes.map((change) => ({ ...window, ...change })),
  });

  it('are a row for each weekday, in order', () => {
    const { rows } = hoursRowsOf(
      'north',
      hours([
        { weekdays: [3, 1, 1], opens: '07:00' },
        { weekdays: [3], opens: '09:00', closes: '10:00' },
        { weekdays: [3], opens: '06:00', closes: '07:00' },
      ]),
    );
    expect(rows.map(({ weekday, opens }) => `${weekday} ${opens}`)).toEqual([
      '1 07:00',
      '3 06:00',
      '3 07:00',
      '3 09:00',
    ]);
    expect(rows[0]).toEqual({
      lab_id: 'north',
      weekday: 1,
      opens: '07:00',
      closes: '08:30',
      places_min: 3,
      places_max: 3,
    });
  });

  it('have slots at hours that customers are shown alone', async () => {
    const tried = (opens: string, closes: string) =>
      refusalOf(() => hoursRowsOf('north', hours([{ opens, closes }])));
    const refused = ['HOURS_NOT_SHOWN', { from: '6:00', until: '16:00' }];
    expect(await tried('05:59', '07:00')).toEqual(refused);
    expect(await tried('06:00', '16:00')).toEqual([]);
    // What is left after the last slot is no slot.
    expect(await tried('15:30', '17:29')).toEqual([]);
    expect(await tried('15:00', '17:00')).toEqual(refused);
  });

  it('have room for a slot each, and do not overlap on a day', async () => {
    const tried = (...args: Parameters<typeof hours>) =>
      refusalOf(() => hoursRowsOf('north', hours(...args)));
    expect(await tried([{}])).toEqual([]);
    expect(await tried([{}, { weekdays: [3], opens: '08:00', closes: '08:59' }])).toEqual([
      'HOURS_TOO_SHORT',
      { minutes: 60 },
    ]);
    expect(await tried([{}], 61)).toEqual(['HOURS_TOO_SHORT', { minutes: 61 }]);
    const later = (opens: string, weekdays = [2]) => ({ weekdays, opens, closes: '10:00' });
    expect(await tried([{}, later('08:30')])).toEqual([]);
    expect(await tried([{}, later('08:29')])).toEqual(['HOURS_OVERLAP', undefined]);
    expect(await tried([{ weekdays: [1] }, {}, later('08:29')])).toEqual([
      'HOURS_OVERLAP',
      undefined,
    ]);
    expect(await tried([{}, later('08:29', [3])])).toEqual([]);
    expect(await tried([])).toEqual([]);
  });

  it('leave out holidays, which are days, each once', async () => {
    const holidays = (...dates: string[]) => dates.map((date) => ({ date, part: 'day' as const }));
    expect(holidayRowsOf('north', holidays('2026-12-25'))).toEqual([
      { lab_id: 'north', date: '2026-12-25', part: 'day' },
    ]);
    const tried = (...dates: string[]) =>
      refusalOf(() => holidayRowsOf('north', holidays(...dates)));
    expect(await tried('2026-12-25', '2026-12-26')).toEqual([]);
    expect(await tried('2026-12-25', '2026-02-30')).toEqual(['DATE_INVALID', undefined]);
    expect(await tried('2026-12-25', '2026-12-26', '2026-12-25')).toEqual([
      'HOLIDAY_TWICE',
      undefined,
    ]);
  });
});

describe('what is said of a lab', () => {
  it('is stored where it is said, and nothing else', () => {
    expect(Object.keys(labColumnsOf({}))).toEqual([]);
    expect(
      labColumnsOf({
        name: ` ${'x'.repeat(50)} \t ${'y'.repeat(49)} `,
        address: ' 12 MG Road ',
        rating: null,
        ratingSource: ' ',
        ratingCount: 3,
        accreditation: { body: 'NABL', number: ' MC-1 ' },
        reportHours: 6,
        active: false,
        pins: ['5600', '411', '5600'],
      }),
    ).toEqual({
      name: `${'x'.repeat(50)} ${'y'.repeat(49)}`,
      address: '12 MG Road',
      rating: null,
      rating_source: null,
      rating_count: 3,
      accreditation_body: 'NABL',
      accreditation_number: 'MC-1',
      report_time: '6 Hrs',
      active: false,
      pins: '["5600","411"]',
    });
    expect(labColumnsOf({ ratingSource: null, accreditation: null })).toEqual({
      rating_source: null,
      accreditation_body: null,
      accreditation_number: null,
    });
    expect(labColumnsOf({ ratingSource: ' Google ' })).toEqual({ rating_source: 'Google' });
  });

  it.each<[LabChanges, unknown[]]>([
    [{ name: ' \t ' }, ['LAB_NAME_MISSING', undefined, 'name LAB_NAME_MISSING']],
    [{ name: 'x'.repeat(101) }, ['FIELD_TOO_LONG', { field: 'name', most: 100 }]],
    [
      { accreditation: { body: 'CAP', number: ' ' } },
      [
        'ACCREDITATION_NUMBER_MISSING',
        undefined,
        'accreditationNumber ACCREDITATION_NUMBER_MISSING',
      ],
    ],
  ])('is refused as %j', async (changes, refusal) => {
    expect(await refusalOf(() => labColumnsOf(changes))).toEqual(refusal);
  });

  it('is a rating only with its source and its count', async () => {
    const tried = (columns: Parameters<typeof requireSource>[0]) =>
      refusalOf(() => requireSource(columns));
    const source = 'ratingSource RATING_SOURCE_MISSING';
    const count = 'ratingCount RATING_COUNT_MISSING';
    expect(await tried({})).toEqual([]);
    expect(await tried({ rating: null })).toEqual([]);
    expect(await tried({ rating: 0 })).toEqual(['RATING_SOURCE_MISSING', undefined, source, count]);
    expect((await tried({ rating: 4, rating_source: null, rating_count: null })).slice(2)).toEqual([
      source,
      count,
    ]);
    expect((await tried({ rating: 4, rating_source: 'Google' })).slice(2)).toEqual([count]);
    expect((await tried({ rating: 4, rating_count: 3 })).slice(2)).toEqual([source]);
    expect(await tried({ rating: 4, rating_source: 'Google', rating_count: 3 })).toEqual([]);
  });
});
