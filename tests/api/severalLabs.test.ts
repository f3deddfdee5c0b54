import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminLabJson } from '../../api/labs/adminLabs.contract.ts';
import type { LabJson } from '../../api/labs/labs.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { morning } from './support/ownersLab.ts';
import { adminClient } from './support/people.ts';
import { saveWhole } from './support/saveWhole.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
  admin = await adminClient(api);
});
afterAll(() => api.stop());

const all = async () => (await admin.get<AdminLabJson[]>('admin/labs')).body.data;
const add = (body: object) => admin.post<AdminLabJson>('admin/labs', body);
const change = (id: string, body: object) =>
  admin.call<AdminLabJson>('PATCH', `admin/labs/${id}`, body);
const offered = async (query = '') =>
  (await api.client().get<LabJson[]>(`lab/getlab${query}`)).body.data;

describe('labs before there is any test', () => {
  it('are none at first', async () => {
    expect(await all()).toEqual([]);
  });

  it('can be added with a name alone, and paused', async () => {
    const added = await add({ name: 'Zenith Lab' });
    expect(added.status).toBe(201);
    expect(added.body.data).toEqual({
      _id: 'zenith-lab',
      version: expect.any(String) as string,
      name: 'Zenith Lab',
      image: null,
      address: '',
      rating: null,
      ratingSource: null,
      ratingCount: null,
      accreditation: null,
      reportHours: 24,
      active: true,
      pins: [],
      slotMinutes: 30,
      hours: [],
      holidays: [],
    });
    expect(await offered()).toEqual([]);
    for (const active of [false, true])
      expect((await change('zenith-lab', { active })).body.data.active).toBe(active);
  });
});

describe('several labs', () => {
  it('have an id by their name each, that of another where it is the same', async () => {
    const idOf = async (name: string) => (await add({ name })).body.data._id;
    expect(await idOf('North Lab')).toBe('north-lab');
    expect(await idOf('North-Lab')).toMatch(/^north-lab-[0-9a-z]{26}$/);
    expect(await idOf('जाँच घर')).toBe('lab');
    expect(await idOf('सेहत घर')).toMatch(/^lab-[0-9a-z]{26}$/);
  });

  it('are listed by their names, each with its own hours and coming holidays', async () => {
    await add({ name: 'Arka Lab', reportHours: 18 });
    const put = (id: string, what: string, body: object) =>
      saveWhole(admin, `admin/labs/${id}/${what}`, body);
    const evening = { ...morning, weekdays: [1], opens: '14:00', closes: '16:00', places: 5 };
    await put('arka-lab', 'hours', { slotMinutes: 60, hours: [morning] });
    await put('zenith-lab', 'hours', { slotMinutes: 20, hours: [evening] });
    await put('arka-lab', 'holidays', {
      holidays: [
        { date: '2026-12-25', part: 'morning' },
        { date: '2026-11-21', part: 'day' },
        { date: '2026-11-20', part: 'day' },
      ],
    });
    await put('zenith-lab', 'holidays', { holidays: [{ date: '2027-01-26', part: 'afternoon' }] });
    const labs = await all();
    expect(labs.map(({ name }) => name)).toEqual(
      labs.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other)),
    );
    const arka = {
      reportHours: 18,
      slotMinutes: 60,
      hours: [morning],
      holidays: [
        { date: '2026-11-21', part: 'day' },
        { date: '2026-12-25', part: 'morning' },
      ],
    };
    const zenith = {
      reportHours: 24,
      slotMinutes: 20,
      hours: [evening],
      holidays: [{ date: '2027-01-26', part: 'afternoon' }],
    };
    for (const [id, expected] of [
      ['arka-lab', arka],
      ['zenith-lab', zenith],
    ] as const) {
      expect(labs.find(({ _id }) => _id === id)).toMatchObject(expected);
      expect((await admin.get<AdminLabJson>(`admin/labs/${id}`)).body.data).toMatchObject({
        _id: id,
        ...expected,
      });
    }
    expect((await admin.get('admin/labs/nowhere')).status).toBe(404);
    api.clock.set('2026-11-21T18:30:00.000Z');
    admin = await adminClient(api);
    expect((await all()).find(({ _id }) => _id === 'arka-lab')!.holidays).toEqual([
      { date: '2026-12-25', part: 'morning' },
    ]);
  });

  it('keep their names apart, whatever their capitals', async () => {
    const taken = await change('arka-lab', { name: 'ZENITH lab' });
    expect([taken.status, taken.body.reason]).toEqual([409, 'LAB_NAME_TAKEN']);
    const own = await change('arka-lab', { name: 'ARKA Lab' });
    expect([own.status, own.body.data.name]).toEqual([200, 'ARKA Lab']);
  });
});
