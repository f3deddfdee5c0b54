import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { fakeClock } from './support/clock.ts';
import { adminClient, signUp, verify } from './support/people.ts';
import { mailStandIn } from './support/standIns.ts';

const canaries = {
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  email: 'canary.person@example.com',
  earlierPhone: '+919000012301',
  phone: '+919000012302',
  patient: 'Canarypatient',
  road: 'Canaryroad',
  reason: 'Canaryreason',
};

let mail: Awaited<ReturnType<typeof mailStandIn>>;
let api: TestApi;
const logged: string[] = [];
beforeAll(async () => {
  mail = await mailStandIn({ refuses: true });
  const settings = { demo: true, logLevel: 'trace', smtpUrl: mail.url };
  api = await startApi(settings, fakeClock(), { write: (line) => void logged.push(line) });
});
afterAll(async () => {
  await api.stop();
  await mail.close();
});

/** What every table holds, as text. */
async function everyTable(): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(api.db);
  const texts = new Map<string, string>();
  for (const { name } of rows) {
    const { rows: all } = await sql<{ text: string }>`
      select t::text as text from ${sql.table(name)} as t`.execute(api.db);
    texts.set(name, all.map(({ text }) => text).join('\n'));
  }
  return texts;
}
const found = (text: string) =>
  Object.values(canaries).filter((canary) =>
    text.toLowerCase().includes(canary.toLowerCase().replace(/^\+91/, '')),
  );

/** Everything that leaves something of a person behind. */
async function live(): Promise<Awaited<ReturnType<typeof signUp>>> {
  const { firstName, lastName, email } = canaries;
  const customer = await signUp(api, { firstName, lastName, email });
  await verify(api, customer, canaries.earlierPhone);
  api.clock.advance({ minutes: 1 });
  await verify(api, customer, canaries.phone);
  const patient = await customer.post<{ _id: string }>('patient/patientdetails', {
    bookingforWhom: 'Mother',
    name: canaries.patient,
    DOB: '1957-09-30',
    gender: 'female',
  });
  const address = await customer.post<{ _id: string }>('address/saveaddress', {
    houseNo: '1',
    road: canaries.road,
    zipCode: '560038',
    cityState: 'Bengaluru, Karnataka',
  });
  const order = await customer.post<OrderJson>('order/createorder', {
    patient: patient.body.data._id,
    address: address.body.data._id,
    test: 'tsh',
    lab: 'kaveri-precision-labs',
    slot: 'kaveri-precision-labs-20261127-0900',
  });
  expect(order.status).toBe(201);
  const cancelled = await customer.post(`order/${order.body.data._id}/cancel`, {
    reason: canaries.reason,
  });
  expect(cancelled.status).toBe(200);
  // Limits count under the e-mail, and the mail server refuses it.
  await api.client().post('users/login', { email, password: 'not this one' });
  await api.client().post('users/forgotPassword', { email });
  const reset = { email, otp: '0000', newPassword: 'a new password' };
  await api.client().post('users/resetPassword', reset);
  await api.app.jobs.runOnce('send messages');
  const admin = await adminClient(api);
  for (const search of [firstName, email, canaries.patient]) {
    await admin.get(`admin/users?search=${encodeURIComponent(search)}`);
    await admin.get(`admin/orders?search=${encodeURIComponent(search)}`);
  }
  // A fault of ours whose row PostgreSQL quotes.
  const { id } = customer;
  const failing = sql`insert into patients (id, user_id, relation, name) values ('x', ${id}, null, ${canaries.patient})`;
  await failing.execute(api.db).catch((err: unknown) => api.app.log.error({ err }, 'it failed'));
  return customer;
}

describe('what a customer leaves', () => {
  it('is in the database while the account lives, in no log line, and after its deletion nowhere', async () => {
    const customer = await live();
    const before = [...(await everyTable()).values()].join('\n');
    expect(found(before)).toEqual(Object.values(canaries));
    expect(logged.filter((line) => line.includes('could not be sent')).length).toBeGreaterThan(0);
    expect(logged.filter((line) => line.includes('it failed'))).toHaveLength(1);
    expect(logged.flatMap(found)).toEqual([]);

    const answer = await customer.post('users/deleteAccount', { password: customer.password });
    expect(answer.status).toBe(200);
    const after = [...(await everyTable())].flatMap(([table, text]) =>
      found(text).map((canary) => `${table}: ${canary}`),
    );
    expect(after).toEqual([]);
    expect(logged.flatMap(found)).toEqual([]);
  });
});
