import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOfRole, mayMove, staffAccess, staffRoles } from '../../api/staffAccess.ts';
import type { StaffRole } from '../../api/staffAccess.ts';
import { callsOf, MAY, SIGNED } from './support/accessTable.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { checkout } from './support/checkout.ts';
import { temporaryAdministrator } from './support/people.ts';
import { STAFF_MAY } from './support/staffTable.ts';

let api: TestApi;
let calls: string[];
beforeAll(async () => {
  api = await startApi({ rateLimit: false, demo: true });
  calls = await callsOf(api);
});
afterAll(() => api.stop());

const isStaffs = (call: string) => ['administrators', 'both', 'doctors'].includes(MAY[call] ?? '');
/** Every call but the log-out, which would end the session, and the ones that are signed. */
const tried = () => calls.filter((call) => !call.includes('logout') && !SIGNED.has(call));

const knock = async (client: Client, call: string) => {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  const { status, body } = await client.call(
    method,
    path.replace(/\{\w+\}/g, 'unknown'),
    method === 'GET' ? undefined : {},
  );
  if (status === 401) return '401';
  return status === 403 ? `403 ${String((body as { reason?: string }).reason)}` : 'let in';
};

/** What each call answers to a role, by the table of the tests. */
const expected = (call: string, role: StaffRole) => {
  if (MAY[call] === 'everyone') return 'let in';
  if (!isStaffs(call)) return '401';
  return STAFF_MAY[call]!.includes(role) ? 'let in' : '403 ROLE_FORBIDS';
};

describe('the roles of the staff', () => {
  it('are said of every call that is for the staff, and of no other', () => {
    expect(Object.keys(STAFF_MAY).toSorted()).toEqual(calls.filter(isStaffs).toSorted());
  });

  it.each(staffRoles)('let %s make exactly the calls of the table', async (role) => {
    const client = await temporaryAdministrator(api, role);
    const outcomes: Record<string, string> = {};
    for (const call of tried()) outcomes[call] = await knock(client, call);
    expect(outcomes).toEqual(
      Object.fromEntries(tried().map((call) => [call, expected(call, role)])),
    );
  });

  it.each(staffRoles)(
    'are named to the one who is %s, with the calls that are open',
    async (role) => {
      const client = await temporaryAdministrator(api, role);
      const { body } = await client.get<{ staffRole: string; calls: string[] }>('admin/me');
      expect(body.data).toMatchObject({ staffRole: role, calls: callsOfRole(role) });
      expect(body.data.calls).toHaveLength(
        Object.values(STAFF_MAY).filter((roles) => roles.includes(role)).length,
      );
    },
  );

  it('name no call that the service does not have', async () => {
    const { paths } = JSON.parse((await api.client().get('openapi.json')).text) as {
      paths: Record<string, Record<string, { operationId: string; description: string }>>;
    };
    const described = Object.values(paths).flatMap((methods) => Object.values(methods));
    const ids = new Set(described.map(({ operationId }) => operationId));
    expect(Object.keys(staffAccess).filter((call) => !ids.has(call))).toEqual([]);
    expect(described.find(({ operationId }) => operationId === 'adminOrders')?.description).toMatch(
      / Staff: owner, operations, lab\.$/,
    );
  });

  it('count at the next call after they were changed', async () => {
    const client = await temporaryAdministrator(api, 'lab');
    expect((await client.get('admin/users')).status).toBe(403);
    await api.db
      .updateTable('admins')
      .set({ role: 'operations' })
      .where('id', '=', client.id)
      .execute();
    expect((await client.get('admin/users')).status).toBe(200);
  });

  it('leave a customer their own report in a browser where a technician is logged in, too', async () => {
    const { guest, id } = await checkout(api);
    const technician = await temporaryAdministrator(api, 'technician');
    expect((await technician.get(`report/${id}/file`)).status).toBe(403);
    for (const [name, value] of guest.cookies) technician.cookies.set(name, value);
    expect((await technician.get(`report/${id}/file`)).status).toBe(404);
  });

  it('let a technician who is a customer too read nobody else’s receipt', async () => {
    const { id, pay } = await checkout(api);
    await pay();
    await api.db
      .updateTable('orders')
      .set({ payment_status: 'SUCCESS', status: 'placed' })
      .where('id', '=', id)
      .execute();
    const technician = await temporaryAdministrator(api, 'technician');
    const { guest: other } = await checkout(api);
    for (const [name, value] of other.cookies) technician.cookies.set(name, value);
    expect((await technician.get(`order/${id}/receipt.pdf`)).status).toBe(404);
  });
});

describe('the steps of an order', () => {
  const steps = [
    'assign',
    'reschedule',
    'depart',
    'collect',
    'failVisit',
    'examine',
    'complete',
    'rejectSample',
    'cancel',
  ] as const;

  it.each<[role: StaffRole, steps: string[]]>([
    ['owner', [...steps]],
    ['operations', [...steps]],
    ['lab', ['examine', 'complete', 'rejectSample']],
    ['technician', ['depart', 'collect', 'failVisit']],
  ])('that %s may take are known', (role, may) => {
    expect(steps.filter((step) => mayMove(role, step))).toEqual(may);
  });

  it('are offered to the lab without those of operations, and refused to it', async () => {
    const { id, pay } = await checkout(api);
    await pay();
    const lab = await temporaryAdministrator(api, 'lab');
    const operations = await temporaryAdministrator(api, 'operations');
    const seenBy = async (client: Client) =>
      (
        await client.get<{ items: { availableActions: string[]; customerPhone: string | null }[] }>(
          `admin/orders?search=${id}`,
        )
      ).body.data.items[0];
    const move = { action: 'assign', technician: 'Ravi Kumar' };

    await api.db
      .updateTable('orders')
      .set({ payment_status: 'SUCCESS', status: 'placed' })
      .where('id', '=', id)
      .execute();
    expect(await seenBy(lab)).toMatchObject({ availableActions: [], customerPhone: null });
    expect((await seenBy(operations))!.availableActions).toEqual([
      'assign',
      'reschedule',
      'cancel',
    ]);
    const refused = await lab.post(`admin/orders/${id}/move`, move);
    expect([refused.status, refused.body]).toMatchObject([403, { reason: 'ROLE_FORBIDS' }]);
    expect((await operations.post(`admin/orders/${id}/move`, move)).status).toBe(200);
  });
});
