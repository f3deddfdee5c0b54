import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullDay, nearlyFull } from '../../api/demo/demoLabs.ts';
import { slotJob } from '../../api/slots/slots.job.ts';
import { materialiseSlots } from '../../api/slots/slotMaker.repository.ts';
import type { SlotJson } from '../../api/slots/slots.contract.ts';
import { START } from './support/clock.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true });
});
afterAll(() => api.stop());

const lab = nearlyFull.lab;
const slots = async (labId: string, date = '') =>
  (await api.client().get<SlotJson[]>(`slot/getslot?labId=${labId}${date && `&date=${date}`}`)).body
    .data;
const dates = (list: SlotJson[]) => [...new Set(list.map((slot) => slot.date))];

describe('GET slot/getslot', () => {
  it('without a date gives the next 7 days, from two hours ahead', async () => {
    const open = await slots(lab);
    expect(dates(open), 'clause 7.18').toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ]);
    expect(open[0], 'clause 3.7').toEqual({
      _id: `${lab}-20261121-1200`,
      date: '2026-11-21',
      startTime: '12:00 pm',
      endTime: '12:30 pm',
      placesLeft: expect.any(Number),
    });
    expect(open.every((slot) => slot.placesLeft >= 1 && slot.placesLeft <= 6)).toBe(true);
  });

  it('with a date gives that day: half hours from 6 am to 3:30 pm, on Sundays mornings only', async () => {
    const monday = await slots(lab, '2026-11-23');
    expect(monday, 'clause 7.18').toHaveLength(20);
    expect([monday[0]!.startTime, monday.at(-1)!.startTime]).toEqual(['06:00 am', '03:30 pm']);
    const sunday = await slots(lab, '2026-11-22');
    expect([sunday.length, sunday.at(-1)!.startTime]).toEqual([12, '11:30 am']);
  });

  it('leaves a booked-out day out, and tells when one place is left', async () => {
    expect(dates(await slots(fullDay.lab))).not.toContain('2026-11-25');
    expect(await slots(fullDay.lab, '2026-11-25')).toEqual([]);
    expect(
      (await slots(lab, '2026-11-23')).find((slot) => slot.startTime === '10:00 am')!.placesLeft,
    ).toBe(1);
  });

  it.each([
    ['slot/getslot', 400, 'Lab is missing'],
    ['slot/getslot?labId=nothing', 404, 'We do not work with this lab'],
    [`slot/getslot?labId=${lab}&date=21-11-2026`, 400, 'The date must be a day such as 2026-11-22'],
    [`slot/getslot?labId=${lab}&date=2026-02-30`, 400, 'The date must be a day such as 2026-11-22'],
  ])('%s answers %i', async (path, status, message) => {
    const answer = await api.client().get(path);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  it('answers an empty list for days that are past or too far ahead', async () => {
    expect(await slots(lab, '2026-11-20')).toEqual([]);
    expect(await slots(lab, '2027-11-20')).toEqual([]);
  });
});

describe('the rolling horizon', () => {
  it('makes nothing twice, and always the same places', async () => {
    const before = await slots(lab);
    await api.db.updateTable('labs').set({ slots_until: null }).execute();
    expect(await materialiseSlots(api.db, api.clock.now())).toBe(0);
    expect(await slots(lab)).toEqual(before);
  });

  it('has the days that are offered from midnight on, and none that is further away', async () => {
    const { last } = await api.db
      .selectFrom('slots')
      .select(({ fn }) => fn.max('date').as('last'))
      .executeTakeFirstOrThrow();
    expect(last).toBe('2026-11-28');
    api.clock.set('2026-11-21T18:30:00.000Z');
    const open = dates(await slots(lab));
    expect([open.length, open[0], open.at(-1)]).toEqual([7, '2026-11-22', '2026-11-28']);
    api.clock.set(START);
  });

  it('still has slots tomorrow after a year of running', async () => {
    api.clock.advance({ days: 364 });
    expect(await slots(lab)).toEqual([]);
    await api.app.jobs.runOnce('slots');
    expect(dates(await slots(lab))).toHaveLength(7);
    api.clock.set(START);
  });

  it('says in the log how many slots were new, where any were', async () => {
    const lines: unknown[] = [];
    const log = { info: (...line: unknown[]) => void lines.push(line) };
    const job = slotJob({ ...api.app.deps, log: log as never });
    await job.run();
    expect(lines).toEqual([]);
    await api.db.deleteFrom('slots').where('id', '=', `${lab}-20261128-0600`).execute();
    await api.db.updateTable('labs').set({ slots_until: null }).execute();
    await job.run();
    expect(lines).toEqual([[{ made: 1 }, 'slots made']]);
  });

  it('gives a new lab its slots with the next run', async () => {
    await api.db
      .insertInto('labs')
      .values({
        id: 'new-lab',
        name: 'New Lab',
        image: null,
        rating: 4,
        report_time: '12 Hrs',
        price_factor: 1,
        slots_until: null,
      })
      .execute();
    await api.db
      .insertInto('lab_hours')
      .values({
        lab_id: 'new-lab',
        weekday: 1,
        opens: '07:00',
        closes: '08:00',
        places_min: 2,
        places_max: 2,
      })
      .execute();
    await api.app.jobs.runOnce('slots');
    expect(
      (await slots('new-lab')).map((slot) => [slot.date, slot.startTime, slot.placesLeft]),
    ).toEqual([
      ['2026-11-23', '07:00 am', 2],
      ['2026-11-23', '07:30 am', 2],
    ]);
  });
});
