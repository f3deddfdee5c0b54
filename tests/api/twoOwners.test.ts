import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffJson } from '../../api/staff/staff.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { adminClient } from './support/people.ts';
import { join, reasonOf } from './support/staff.ts';

let api: TestApi;
let owner: Client;
const labs: string[] = [];
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
  owner = await adminClient(api);
  for (const name of ['East Lab', 'West Lab', 'North Lab']) {
    const body = { name, address: '1 MG Road', reportHours: 24 };
    labs.push((await owner.post<{ _id: string }>('admin/labs', body)).body.data._id);
  }
});
afterAll(() => api.stop());

/** A colleague of all labs, as two owners read them. */
async function colleague() {
  const { id } = await join(api, 'lab');
  const read = async () =>
    (await owner.get<StaffJson>('admin/staff')).body.data.members.find(({ _id }) => _id === id)!;
  const { version } = await read();
  const save = (...chosen: number[]) =>
    owner.call('PATCH', `admin/staff/${id}`, {
      staffRole: 'lab',
      labs: chosen.map((index) => labs[index]),
      version,
    });
  return { id, read, save };
}

it('of two owners who change the labs of one colleague the later one is refused, and chooses again', async () => {
  const { read, save } = await colleague();
  expect((await save(0, 1)).status).toBe(200);
  const kept = await read();
  expect(reasonOf(await save(0, 2))).toEqual([409, 'STAFF_CHANGED_SINCE']);
  expect(await read()).toEqual(kept);
  expect(kept.labs.toSorted()).toEqual(labs.slice(0, 2).toSorted());
});

it('of two owners who do so at the same moment, one is refused', async () => {
  const { save } = await colleague();
  const answers = await Promise.all([save(0), save(1)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
});

it('a role that another owner has changed meanwhile stays', async () => {
  const { id, read, save } = await colleague();
  await owner.call('PATCH', `admin/staff/${id}`, { staffRole: 'operations' });
  expect(reasonOf(await save(0))).toEqual([409, 'STAFF_CHANGED_SINCE']);
  expect(await read()).toMatchObject({ staffRole: 'operations', labs: [] });
});
