import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminLabJson } from '../../api/labs/adminLabs.contract.ts';
import { morning, ownersLab } from './support/ownersLab.ts';
import { refusedIn } from './support/refusedFields.ts';

type Shop = Awaited<ReturnType<typeof ownersLab>>;
let shop: Shop;
beforeAll(async () => {
  shop = await ownersLab();
});
afterAll(() => shop.api.stop());

const long = (length: number) => 'x'.repeat(length);
const rated = { rating: 4.6, ratingSource: 'A survey', ratingCount: 12 };
const pins = (count: number) =>
  Array.from({ length: count }, (_, index) => String(100_000 + index));
const hours = (changes: object = {}, slotMinutes: unknown = 30) =>
  shop.hours({ slotMinutes, hours: [{ ...morning, ...changes }] });
/** Windows that do not overlap: fourteen an hour, two on each weekday, from six o'clock on. */
const windows = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const hour = String(6 + Math.floor(index / 14)).padStart(2, '0');
    const [from, until] = index % 14 < 7 ? ['00', '20'] : ['30', '50'];
    const [opens, closes] = [`${hour}:${from}`, `${hour}:${until}`];
    return { weekdays: [index % 7], opens, closes, places: 1 };
  });
const holidays = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
    part: 'day',
  }));

const namedIn = (data: unknown) =>
  (data as { fields: { field: string; reason: string }[] }).fields.map(
    ({ field, reason }) => `${field} ${reason}`,
  );

describe('what may be said of a lab', () => {
  it('is taken as it was typed, and refused by name where a text is no number', async () => {
    const typed = { ...rated, rating: '4,5', ratingCount: '1,299', reportHours: ' १२ ' };
    const saved = { rating: 4.5, ratingCount: 1299, reportHours: 12 };
    expect((await shop.change(typed)).body.data).toMatchObject(saved);
    const words = { rating: 'good', ratingCount: 'many', reportHours: 'soon' };
    const refusals = [
      await shop.change(words),
      await hours({ places: 'some' }, '30 min'),
      await hours({ places: '' }, ''),
    ];
    expect(refusals.map(({ body }) => namedIn(body.data))).toEqual([
      ['rating DECIMAL_INVALID', 'ratingCount NUMBER_INVALID', 'reportHours NUMBER_INVALID'],
      ['hours.0.places NUMBER_INVALID', 'slotMinutes NUMBER_INVALID'],
      ['hours.0.places FIELD_MISSING', 'slotMinutes FIELD_MISSING'],
    ]);
    expect((await shop.change({ name: 'North Lab' })).body.data).toMatchObject(saved);
  });

  it.each<[string, object, object]>([
    ['a name of 100 characters', { name: long(100) }, { name: long(101) }],
    ['an address of 300', { address: long(300) }, { address: long(301) }],
    ['a rating from 0', { ...rated, rating: 0 }, { ...rated, rating: -0.1 }],
    ['whole hours', { reportHours: 6 }, { reportHours: 6.5 }],
    ['a rating up to 5', { ...rated, rating: 5 }, { ...rated, rating: 5.1 }],
    [
      'a source of 200',
      { ...rated, ratingSource: long(200) },
      { ...rated, ratingSource: long(201) },
    ],
    ['one who rated', { ...rated, ratingCount: 1 }, { ...rated, ratingCount: 0 }],
    [
      'a hundred million who did',
      { ...rated, ratingCount: 100_000_000 },
      { ...rated, ratingCount: 100_000_001 },
    ],
    [
      'the number of an accreditation of 60',
      { accreditation: { body: 'CAP', number: long(60) } },
      { accreditation: { body: 'CAP', number: long(61) } },
    ],
    ['a report within an hour', { reportHours: 1 }, { reportHours: 0 }],
    ['a report within 30 days', { reportHours: 720 }, { reportHours: 721 }],
    ['the first digit of PIN codes', { pins: ['1'] }, { pins: ['0'] }],
    ['a whole PIN code', { pins: ['560038'] }, { pins: ['5600381'] }],
    ['some of its digits', { pins: ['5600'] }, { pins: [''] }],
    ['2000 PIN codes', { pins: pins(2000) }, { pins: pins(2001) }],
  ])('is %s, and no more', async (_, most, more) => {
    expect((await shop.change(more)).status).toBe(400);
    const saved = await shop.change(most);
    expect([saved.status, saved.body.message]).toEqual([200, 'Lab saved']);
    expect(saved.body.data).toMatchObject(most);
  });

  it('is stored without the spaces around it', async () => {
    const { data } = (
      await shop.change({
        name: '  North   Lab ',
        address: ' 12 MG Road ',
        accreditation: { body: 'NABL', number: ' MC-1 ' },
        ...rated,
        ratingSource: ' Google ',
      })
    ).body;
    expect(data).toMatchObject({
      name: 'North Lab',
      address: '12 MG Road',
      accreditation: { body: 'NABL', number: 'MC-1' },
      ratingSource: 'Google',
    });
  });

  it('is refused beside the field that it is about', async () => {
    await shop.change({ rating: null, ratingSource: null, ratingCount: null });
    expect(refusedIn(await shop.change({ name: '  ' }))).toEqual(['name LAB_NAME_MISSING']);
    expect(refusedIn(await shop.change({ rating: 4 }))).toEqual([
      'ratingSource RATING_SOURCE_MISSING',
      'ratingCount RATING_COUNT_MISSING',
    ]);
    expect(refusedIn(await shop.change({ accreditation: { body: 'CAP', number: ' ' } }))).toEqual([
      'accreditationNumber ACCREDITATION_NUMBER_MISSING',
    ]);
  });

  it('never leaves a rating without its source or its count, whichever is taken away', async () => {
    expect((await shop.change(rated)).status).toBe(200);
    expect(refusedIn(await shop.change({ ratingCount: null }))).toEqual([
      'ratingCount RATING_COUNT_MISSING',
    ]);
    expect(refusedIn(await shop.change({ ratingSource: null }))).toEqual([
      'ratingSource RATING_SOURCE_MISSING',
    ]);
    expect((await shop.change({ rating: null, ratingCount: null })).status).toBe(200);
  });

  it('changes nothing where nothing is said', async () => {
    const read = async () =>
      (await shop.admin().get<AdminLabJson>(`admin/labs/${shop.lab._id}`)).body.data;
    const before = await read();
    expect((await shop.change({})).body.data).toEqual(before);
    expect((await shop.change({ colour: 'red' })).status).toBe(400);
    expect(await read()).toEqual(before);
  });
});

describe('when a lab may collect', () => {
  it.each<[string, () => ReturnType<Shop['hours']>, () => ReturnType<Shop['hours']>]>([
    ['slots of 10 minutes', () => hours({}, 10), () => hours({}, 9)],
    [
      'slots of four hours',
      () => hours({ closes: '11:00' }, 240),
      () => hours({ closes: '12:00' }, 241),
    ],
    ['Sundays', () => hours({ weekdays: [0] }), () => hours({ weekdays: [-1] })],
    ['Saturdays', () => hours({ weekdays: [6] }), () => hours({ weekdays: [7] })],
    ['one day', () => hours({ weekdays: [3] }), () => hours({ weekdays: [] })],
    [
      'days that are named twice',
      () => hours({ weekdays: [1, 1, 1, 1, 1, 1, 1] }),
      () => hours({ weekdays: [1, 1, 1, 1, 1, 1, 1, 1] }),
    ],
    ['no seat', () => hours({ places: 0 }), () => hours({ places: -1 })],
    ['seats as typed', () => hours({ places: '4' }), () => hours({ places: 'some' })],
    ['minutes as typed', () => hours({}, '30'), () => hours({}, '30 min')],
    ['slots of 10 minutes', () => hours({}, 10), () => hours({}, 9)],
    [
      'slots of 4 hours',
      () => hours({ opens: '07:00', closes: '11:00' }, 240),
      () => hours({}, 241),
    ],
    ['500 seats', () => hours({ places: 500 }), () => hours({ places: 501 })],
    ['at full hours', () => hours({ opens: '06:00' }), () => hours({ opens: '05:60' })],
    [
      'until the hours shown end',
      () => hours({ closes: '16:00' }),
      () => hours({ closes: '24:00' }),
    ],
    [
      '100 windows',
      () => shop.hours({ slotMinutes: 20, hours: windows(100) }),
      () => shop.hours({ slotMinutes: 20, hours: windows(101) }),
    ],
    [
      '400 holidays',
      () => shop.holidays({ holidays: holidays(400) }),
      () => shop.holidays({ holidays: holidays(401) }),
    ],
  ])('may be %s, and no more', async (_, most, more) => {
    expect((await more()).status).toBe(400);
    const saved = await most();
    expect([saved.status, saved.body.message]).toEqual([200, 'Lab saved']);
  });

  it('is as long as one slot at least', async () => {
    const tooShort = await hours({ opens: '07:30', closes: '08:29' }, 60);
    expect([tooShort.status, tooShort.body.reason]).toEqual([400, 'HOURS_TOO_SHORT']);
    const saved = await hours({ opens: '07:30', closes: '08:30' }, 60);
    expect(saved.status).toBe(200);
    expect((await shop.open('2026-11-24')).map(({ startTime }) => startTime)).toEqual(['07:30 am']);
  });

  it('may have windows that touch, said in any order, and shows them by their beginning', async () => {
    const weekdays = [2, 3];
    const afternoon = { weekdays, opens: '10:00', closes: '11:00', places: 3 };
    const early = { weekdays, opens: '07:00', closes: '10:00', places: 2 };
    const saved = await shop.hours({ slotMinutes: 60, hours: [afternoon, early] });
    expect([saved.status, saved.body.data.hours]).toEqual([200, [early, afternoon]]);
    expect(
      (await shop.open('2026-11-24')).map((slot) => [slot.startTime, slot.placesLeft]),
    ).toEqual([
      ['07:00 am', 2],
      ['08:00 am', 2],
      ['09:00 am', 2],
      ['10:00 am', 3],
    ]);
    const overlapping = { ...afternoon, opens: '09:59' };
    const refused = await shop.hours({ slotMinutes: 60, hours: [overlapping, early] });
    expect([refused.status, refused.body.reason]).toEqual([400, 'HOURS_OVERLAP']);
  });

  it('may be a window on one day and the same on the next', async () => {
    const saved = await shop.hours({
      slotMinutes: 60,
      hours: [
        { ...morning, weekdays: [4] },
        { ...morning, weekdays: [5] },
      ],
    });
    expect(saved.body.data.hours).toEqual([{ ...morning, weekdays: [4, 5] }]);
  });
});
