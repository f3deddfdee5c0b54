import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminSettingsJson } from '../../api/admin/admin.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { adminClient } from './support/people.ts';
import { saveWhole } from './support/saveWhole.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
  admin = await adminClient(api);
});
afterAll(() => api.stop());

it('settings are saved as a whole, those of a first save at the same moment by one of two', async () => {
  const read = async () => (await admin.get<AdminSettingsJson>('admin/settings')).body.data;
  const kept = { serviceablePins: ['560', '600'], technicians: ['Ravi K', 'Sunita M'] };
  const saved = await saveWhole<AdminSettingsJson>(admin, 'admin/settings', kept);
  expect(saved.body.data).toMatchObject(kept);
  expect(await read()).toEqual(saved.body.data);
  const wrong = { serviceablePins: ['0x'], technicians: [] };
  expect((await saveWhole(admin, 'admin/settings', wrong)).status).toBe(400);

  await api.db.deleteFrom('settings').execute();
  const { version } = await read();
  const save = (changes: object) =>
    admin.call<AdminSettingsJson>('PUT', 'admin/settings', { version, ...kept, ...changes });
  const both = await Promise.all([save({}), save({ technicians: ['Ravi K'] })]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await read()).toEqual(both.find(({ status }) => status === 200)!.body.data);
});
