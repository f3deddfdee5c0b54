import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldCounts } from '../../api/admin/counts.ts';
import type { CountersJson } from '../../api/admin/admin.contract.ts';
import { migrationText } from '../../api/db/migrate.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { bookAndPay } from './support/booking.ts';
import type { Client } from './support/client.ts';
import { miscounted } from './support/counted.ts';
import { crowd } from './support/crowd.ts';
import { multipart } from './support/multipart.ts';
import { adminClient, signUp, verifiedCustomer } from './support/people.ts';

let api: TestApi;
let admin: Client;
const today = '2026-11-21';
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
  admin = await adminClient(api);
});
afterAll(() => api.stop());

const counters = async () => (await admin.get<CountersJson>('admin/counters')).body.data;
/** What something changes in the counters, read at once. */
async function changeBy(work: () => Promise<unknown>): Promise<Partial<CountersJson>> {
  const before = await counters();
  await work();
  const after = await counters();
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, value]) => [name, value - before[name as keyof CountersJson]])
      .filter(([, change]) => change !== 0),
  );
}
const moveTo = async (id: string, ...actions: string[]) => {
  for (const action of actions)
    expect(
      (
        await admin.post(`admin/orders/${id}/move`, {
          action,
          ...(action === 'assign' && { technician: 'Ravi K' }),
        })
      ).status,
    ).toBe(200);
};
const upload = (id: string) => {
  const { body, headers } = multipart([['report', Buffer.from('%PDF-1.4 sample'), 'report.pdf']]);
  return admin.post(`admin/orders/${id}/report`, body, headers);
};

describe('the dashboard counts', () => {
  it('tests', async () => {
    const { body, headers } = multipart([
      ['testName', 'Zinc'],
      ['price', '499'],
    ]);
    expect(await changeBy(() => admin.post('tests/test', body, headers))).toEqual({
      totalTests: 1,
    });
  });

  it("today's appointments and reports that are due, from the payment to the report", async () => {
    const [guest] = await crowd(api, 1);
    let id = '';
    expect(
      await changeBy(async () => {
        id = await bookAndPay(guest!, today);
      }),
    ).toEqual({ appointmentsToday: 1 });
    expect(await changeBy(() => moveTo(id, 'assign', 'collect'))).toEqual({});
    expect(await changeBy(() => moveTo(id, 'examine'))).toEqual({ pendingReports: 1 });
    expect(await changeBy(() => moveTo(id, 'complete'))).toEqual({});
    expect(await changeBy(() => upload(id))).toEqual({ pendingReports: -1 });
    expect(await changeBy(() => upload(id))).toEqual({});
  });

  it('an appointment of another day not before that day, one that is cancelled no more, one that is moved where it is', async () => {
    const [guest] = await crowd(api, 1);
    expect(await changeBy(() => bookAndPay(guest!, '2026-11-22'))).toEqual({});
    let id = '';
    expect(
      await changeBy(async () => {
        id = await bookAndPay(guest!, today);
      }),
    ).toEqual({ appointmentsToday: 1 });
    const slots = (
      await guest!.get<{ _id: string }[]>(
        'slot/getslot?labId=kaveri-precision-labs&date=2026-11-23',
      )
    ).body.data;
    expect(
      await changeBy(() => guest!.post(`order/${id}/reschedule`, { slot: slots[0]!._id })),
    ).toEqual({ appointmentsToday: -1 });
    const other = await bookAndPay(guest!, today);
    expect(await changeBy(() => guest!.post(`order/${other}/cancel`, {}))).toEqual({
      appointmentsToday: -1,
    });
  });

  it("no report as due that went with its customer's account", async () => {
    const customer = await verifiedCustomer(api);
    const patient = (
      await customer.post<{ _id: string }>('patient/patientdetails', {
        bookingforWhom: 'Myself',
        name: 'Asha',
        DOB: '1990-01-01',
        gender: 'female',
      })
    ).body.data._id;
    const address = (
      await customer.post<{ _id: string }>('address/saveaddress', {
        houseNo: '1',
        road: 'Road',
        zipCode: '560038',
        cityState: 'Bengaluru, Karnataka',
      })
    ).body.data._id;
    const id = await bookAndPay(Object.assign(customer, { patient, address }), today);
    await moveTo(id, 'assign', 'collect', 'examine');
    await upload(id);
    await moveTo(id, 'complete');
    expect(
      await changeBy(async () =>
        expect(
          (await customer.post('users/deleteAccount', { password: customer.password })).status,
        ).toBe(200),
      ),
    ).toEqual({});
  });

  it('customers who were here on one of the last 30 days, each once', async () => {
    const own = await startApi({ rateLimit: false });
    // Each time with a new login: an administrator's session ends sooner.
    const active = async () =>
      (await (await adminClient(own)).get<CountersJson>('admin/counters')).body.data.activeUsers;
    const one = await signUp(own);
    await signUp(own);
    expect(await active()).toBe(2);
    own.clock.advance({ days: 29 });
    expect(await active()).toBe(2);
    expect(
      (await own.client().post('users/login', { email: one.email, password: one.password })).status,
    ).toBe(200);
    expect(await active()).toBe(2);
    own.clock.advance({ days: 1 });
    expect(await active()).toBe(1);
    expect(await miscounted(own.db)).toEqual([]);
    await own.stop();
  });
});

describe('kept counts', () => {
  it('stay right while bookings come and several processes add them up, and few rows are left', async () => {
    const guests = await crowd(api, 6);
    const folding = { on: true };
    const folders = [1, 2, 3].map(async () => {
      for (; folding.on; await setImmediate()) await foldCounts(api.db);
    });
    for (const date of ['2026-11-24', '2026-11-25'])
      await Promise.all(
        guests.map((guest, index) =>
          bookAndPay(
            guest,
            date,
            ['kaveri-precision-labs', 'sanjeevan-biolabs', 'udaya-path-care'][index % 3],
          ),
        ),
      );
    folding.on = false;
    await Promise.all(folders);
    expect(await miscounted(api.db)).toEqual([]);
    expect(await changeBy(() => api.app.jobs.runOnce('add up counts'))).toEqual({});
    const { rows } = await sql<{
      count: number;
    }>`select count(*) from counted group by what, day having count(*) > 1`.execute(api.db);
    expect(rows).toEqual([]);
  });

  it('begin with what is there when the table comes', async () => {
    const work = async () => {
      await sql`drop function keep_counted cascade`.execute(api.db);
      await sql`drop table counted`.execute(api.db);
      for (const table of ['tests', 'orders', 'users'])
        await sql`drop function counts_of(${sql.table(table)})`.execute(api.db);
      await api.database.exec(await migrationText('039_counted.sql'));
    };
    expect(await changeBy(work)).toEqual({});
  });
});
