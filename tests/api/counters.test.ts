import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminCountersJson } from '../../api/admin/admin.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { bookAndPay } from './support/booking.ts';
import type { Client } from './support/client.ts';
import { crowd } from './support/crowd.ts';
import { multipart } from './support/multipart.ts';
import { adminClient, signUp, verifiedCustomer } from './support/people.ts';
import { releasePdf } from './support/reportFiles.ts';

let api: TestApi;
let admin: Client;
const today = '2026-11-21';
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
  admin = await adminClient(api);
});
afterAll(() => api.stop());

const counters = async () => (await admin.get<AdminCountersJson>('admin/counters')).body.data;
/** What something changes in the counters, ten seconds later. */
async function changeBy(work: () => Promise<unknown>): Promise<Partial<AdminCountersJson>> {
  api.clock.advance({ seconds: 10 });
  const before = await counters();
  await work();
  api.clock.advance({ seconds: 10 });
  const after = await counters();
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, value]) => [name, value - before[name as keyof AdminCountersJson]])
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
    // clause 2.78
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
    // clause 2.78
    expect(await changeBy(() => moveTo(id, 'examine'))).toEqual({ pendingReports: 1 });
    expect(await changeBy(() => upload(id))).toEqual({});
    expect(await changeBy(() => releasePdf(api, id))).toEqual({ pendingReports: -1 });
    expect(await changeBy(() => moveTo(id, 'complete'))).toEqual({});
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

  it("neither a report as due that went with its customer's account, nor that customer", async () => {
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
    await releasePdf(api, id);
    await moveTo(id, 'complete');
    expect(
      await changeBy(async () =>
        expect(
          (await customer.post('users/deleteAccount', { password: customer.password })).status,
        ).toBe(200),
      ),
    ).toEqual({ activeUsers: -1 });
  });

  it('customers who were here on one of the last 30 days, each once', async () => {
    const own = await startApi({ rateLimit: false });
    // Each time with a new login: an administrator's session ends sooner.
    const active = async () => {
      own.clock.advance({ seconds: 10 });
      return (await (await adminClient(own)).get<AdminCountersJson>('admin/counters')).body.data
        .activeUsers;
    };
    const one = await signUp(own);
    await signUp(own);
    expect(await active()).toBe(2);
    own.clock.advance({ days: 29, minutes: -5 });
    expect(await active()).toBe(2);
    expect(
      (await own.client().post('users/login', { email: one.email, password: one.password })).status,
    ).toBe(200);
    expect(await active()).toBe(2);
    own.clock.advance({ days: 1, minutes: 5 });
    expect(await active()).toBe(1);
    await own.stop();
  });
});
