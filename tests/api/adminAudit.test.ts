import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../api/admin/audit.repository.ts';
import type { AuditPageJson } from '../../api/admin/auditLog.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { adminClient, temporaryAdministrator } from './support/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true });
});
afterAll(() => api.stop());

describe('the audit', () => {
  it('writes down logins and changes of the catalogue, and lets nobody take a row back', async () => {
    const other = await adminClient(api);
    const test = { report_time: '12 hours' };
    expect((await other.call('PATCH', 'tests/tsh', test)).status).toBe(200);
    await other.post('admin/logout');
    const rows = await api.db
      .selectFrom('admin_audit')
      .select(['action', 'detail'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(rows).toEqual([
      { action: 'logged.out', detail: null },
      { action: 'test.changed', detail: 'tsh' },
      { action: 'logged.in', detail: null },
    ]);
    const refused = 'admin_audit is only ever added to';
    await expect(api.db.deleteFrom('admin_audit').execute()).rejects.toThrow(refused);
    await expect(
      api.db.updateTable('admin_audit').set({ action: 'nothing' }).execute(),
    ).rejects.toThrow(refused);
    await expect(sql`truncate admin_audit`.execute(api.db)).rejects.toThrow(refused);
  });

  it('names an order by its number, and tests, labs and people that it stores by id', async () => {
    const owner = await adminClient(api);
    const { id } = await temporaryAdministrator(api, 'lab');
    const first = async (table: 'tests' | 'labs') =>
      api.db.selectFrom(table).select(['id as _id', 'name']).limit(1).executeTakeFirstOrThrow();
    const order = await api.db
      .selectFrom('orders')
      .select(['id', 'number'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const [test, lab] = [await first('tests'), await first('labs')];
    await audit(api.db, id, 'order.moved', api.clock.now(), {
      orders: ['gone', order.id],
      detail: `${lab._id} now ${test._id} 500>600 ${id} ${test._id}`,
    });
    const { items } = (await owner.get<AuditPageJson>(`admin/audit?person=${id}`)).body.data;
    expect(items).toMatchObject([
      {
        orders: ['gone', order.id],
        orderNumbers: ['gone', order.number],
        subjects: [lab, test, { _id: id, name: 'Former' }],
      },
    ]);
  });
});
