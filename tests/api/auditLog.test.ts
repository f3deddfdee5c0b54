import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditPageJson } from '../../api/admin/auditLog.contract.ts';
import { audit } from '../../api/admin/audit.repository.ts';
import { indianDate } from '../../api/slots/times.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { adminClient, temporaryAdministrator } from './support/people.ts';

let api: TestApi;
let owner: Client;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
  owner = await adminClient(api);
});
afterAll(() => api.stop());

const page = async (query = '') =>
  (await owner.get<AuditPageJson>(`admin/audit?${query}`)).body.data;

describe('the audit', () => {
  it('is read by person, by act and by day in India', async () => {
    const operations = await temporaryAdministrator(api, 'operations');
    await operations.get('admin/users?search=asha');
    await operations.get('admin/orders');
    const today = indianDate(api.clock.now());
    const mine = await page(`person=${operations.id}`);
    expect(mine.items.map(({ action, personName }) => [action, personName])).toEqual([
      ['orders.viewed', 'Former'],
      ['users.viewed', 'Former'],
    ]);
    expect(mine.people).toContainEqual({
      _id: operations.id,
      name: 'Former',
      email: operations.email,
    });
    expect((await page(`person=${operations.id}&action=users.viewed`)).items).toMatchObject([
      { action: 'users.viewed', detail: expect.stringMatching(/^search:[0-9a-f]{16}$/) },
    ]);
    expect((await page(`person=${operations.id}&day=${today}`)).items).toHaveLength(2);
    expect((await page(`person=${operations.id}&day=2020-01-01`)).items).toEqual([]);
  });

  it('begins its days at midnight in India', async () => {
    const { id } = await temporaryAdministrator(api, 'lab');
    await audit(api.db, id, 'report.viewed', new Date('2026-03-01T18:29:59.999Z'));
    await audit(api.db, id, 'order.moved', new Date('2026-03-01T18:30:00.000Z'));
    const on = async (day: string) =>
      (await page(`person=${id}&day=${day}`)).items.map(({ action }) => action);
    expect([await on('2026-03-01'), await on('2026-03-02')]).toEqual([
      ['report.viewed'],
      ['order.moved'],
    ]);
  });

  it('comes a page at a time, each entry once', async () => {
    const { id } = await temporaryAdministrator(api, 'lab');
    for (let made = 0; made < 60; made += 1)
      await audit(api.db, id, 'order.moved', api.clock.now(), { detail: String(made) });
    const first = await page(`person=${id}`);
    const second = await page(`person=${id}&after=${first.next}`);
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null]);
    expect([...first.items, ...second.items].map(({ detail }) => detail)).toEqual(
      Array.from({ length: 60 }, (_, index) => String(59 - index)),
    );
  });

  it('says that it was looked at, and what for', async () => {
    await page('action=order.moved&day=2026-03-02');
    expect((await page('action=audit.viewed')).items[0]).toMatchObject({
      personName: 'Administrator',
      detail: 'order.moved 2026-03-02',
    });
  });

  it.each(['day=yesterday', 'day=2026-02-30', 'action=nothing'])('refuses %s', async (query) => {
    expect((await owner.get(`admin/audit?${query}`)).status).toBe(400);
  });
});
