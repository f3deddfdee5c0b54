import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminSettingsJson } from '../../api/admin/admin.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { adminClient } from './support/people.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
  admin = await adminClient(api);
});
afterAll(() => api.stop());

it('settings are saved with the version that was read; of two who began with the same one saves and the other is refused', async () => {
  const save = async (pins: string[], technicians: string[], version: number) =>
    admin.call<AdminSettingsJson>('PUT', 'admin/settings', {
      version,
      serviceablePins: pins,
      technicians,
    });
  const read = async () => (await admin.get<AdminSettingsJson>('admin/settings')).body.data!;
  const { version } = await read();
  const kept = {
    version: version + 1,
    serviceablePins: ['560', '600'],
    technicians: ['Ravi K', 'Sunita M'],
  };
  const saved = await save(kept.serviceablePins, kept.technicians, version);
  expect(saved.body.data).toEqual(kept);
  expect(await read()).toEqual(kept);
  expect((await save(['0x'], [], kept.version)).status).toBe(400);

  const both = await Promise.all([
    save(['5600'], kept.technicians, kept.version),
    save(kept.serviceablePins, ['Ravi K'], kept.version),
  ]);
  const refused = both.find(({ status }) => status !== 200)!;
  expect([refused.status, refused.body.reason]).toEqual([409, 'SETTINGS_CHANGED']);
  const first = both.find(({ status }) => status === 200)!;
  expect(await read()).toEqual(first.body.data);
  expect((await save(['7'], [], 99)).body.reason).toBe('SETTINGS_CHANGED');
});
