import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TObject } from 'typebox';
import { AddressRequest } from '../../../api/addresses/addresses.contract.ts';
import { CancelRequest } from '../../../api/orders/orderRequests.contract.ts';
import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import { PatientRequest } from '../../../api/patients/patients.contract.ts';
import { personalFields } from '../../../api/personal.ts';
import { SignUpRequest } from '../../../api/users/users.contract.ts';
import type { Config } from '../../../server/shared/config.ts';
import { startApi } from './api.ts';
import { fakeClock } from './clock.ts';
import { sendMessages } from './messageJobs.ts';
import { adminClient, signUp, verify } from './people.ts';
import type { TestCustomer } from './people.ts';
import { mailStandIn } from './standIns.ts';

/** What a contract calls personal, as texts; what has a form of its own, as a date, is not one. */
const ownForm = new Set(['zipCode', 'DOB', 'email']);
const textsOf = (contract: TObject, words: string) =>
  Object.fromEntries(
    personalFields(contract)
      .filter((field) => !ownForm.has(field))
      .map((field) => [field, `Canary${field.toLowerCase()}${words}`]),
  );

/** What is found nowhere else, in everything that a customer gives us; other ones for each number. */
export const canariesOf = (number: number) => {
  const digits = String(number).padStart(4, '0');
  const words = digits.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);
  const phone = (last: number) => `+9190${digits}123${last}`;
  return {
    earlierEmail: `canary.earlier${words}@example.com`,
    email: `canary.person${words}@example.com`,
    earlierPhone: phone(1),
    phone: phone(2),
    account: textsOf(SignUpRequest, words),
    patient: textsOf(PatientRequest, `patient${words}`),
    address: textsOf(AddressRequest, words),
    laterField: `Canarylater${words}`,
    cancellation: textsOf(CancelRequest, words),
  };
};
export type Canaries = ReturnType<typeof canariesOf>;

/** All of them, one after the other. */
export const allOf = (canaries: Canaries): string[] =>
  Object.values(canaries).flatMap((some) =>
    typeof some === 'string' ? [some] : Object.values(some),
  );

/** Which of them a text has. */
export const foundIn = (text: string, canaries: Canaries): string[] => {
  const lower = text.toLowerCase();
  return allOf(canaries).filter((canary) =>
    lower.includes(canary.toLowerCase().replace(/^\+91/, '')),
  );
};

/** A service that logs everything, with a mail server that refuses everybody. */
export async function startLogged(changes: Partial<Config> = {}) {
  const mail = await mailStandIn({ refuses: true });
  const logged: string[] = [];
  const settings = { demo: true, logLevel: 'trace', smtpUrl: mail.url, rateLimit: false };
  const api = await startApi({ ...settings, ...changes }, fakeClock(), {
    write: (line) => void logged.push(line),
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

  /** The mail server refuses the code, so it is taken from the outbox's table. */
  async function changeEmail({ post, password }: TestCustomer, email: string): Promise<void> {
    await post('users/sendemailcode', { email, password });
    const { code } = await api.db
      .selectFrom('messages')
      .select('code')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect((await post('users/verifyemail', { otp: code })).status).toBe(200);
  }

  /** What an order keeps of a person may have a field that nobody thought of when it is deleted. */
  async function addLaterField(orderId: string, value: string): Promise<void> {
    const added = JSON.stringify({ laterField: value });
    const patient = sql`jsonb_build_object('patient', booked->'patient' || ${added}::jsonb)`;
    await sql`update order_items set booked = booked || ${patient} where order_id = ${orderId}`.execute(
      api.db,
    );
    await sql`
      update orders set booked = booked || ${patient}
        || jsonb_build_object('address', booked->'address' || ${added}::jsonb)
      where id = ${orderId}`.execute(api.db);
  }

  /** Everything that leaves something of a person behind. */
  async function live(canaries: Canaries): Promise<TestCustomer> {
    const { earlierEmail, email } = canaries;
    const customer = await signUp(api, { ...canaries.account, email: earlierEmail });
    await changeEmail(customer, email);
    await verify(api, customer, canaries.earlierPhone);
    api.clock.advance({ minutes: 1 });
    await verify(api, customer, canaries.phone);
    const patient = await customer.post<{ _id: string }>('patient/patientdetails', {
      ...canaries.patient,
      bookingforWhom: 'Mother',
      DOB: '1957-09-30',
      gender: 'female',
    });
    if (patient.status !== 201) throw new Error(`The patient was refused: ${patient.text}`);
    const address = await customer.post<{ _id: string }>('address/saveaddress', {
      ...canaries.address,
      zipCode: '560038',
    });
    if (address.status !== 201) throw new Error(`The address was refused: ${address.text}`);
    const order = await customer.post<OrderJson>('order/createorder', {
      patient: patient.body.data._id,
      address: address.body.data._id,
      test: 'tsh',
      lab: 'kaveri-precision-labs',
      slot: 'kaveri-precision-labs-20261127-0900',
    });
    expect(order.status).toBe(201);
    await addLaterField(order.body.data._id, canaries.laterField);
    const { _id: orderId } = order.body.data;
    const cancelled = await customer.post(`order/${orderId}/cancel`, canaries.cancellation);
    expect(cancelled.status).toBe(200);
    // Limits count under the e-mail, and the mail server refuses it.
    await api.client().post('users/login', { email, password: 'not this one' });
    await api.client().post('users/forgotPassword', { email });
    const reset = { email, otp: '0000', newPassword: 'a new password' };
    await api.client().post('users/resetPassword', reset);
    await sendMessages(api.app.jobs);
    const admin = await adminClient(api);
    const { name } = canaries.patient;
    for (const search of [canaries.account.firstName!, email, name!]) {
      await admin.get(`admin/users?search=${encodeURIComponent(search)}`);
      await admin.get(`admin/orders?search=${encodeURIComponent(search)}`);
    }
    // A fault of ours whose row PostgreSQL quotes.
    const { id } = customer;
    const failing = sql`insert into patients (id, user_id, relation, name) values ('x', ${id}, null, ${name!})`;
    await failing.execute(api.db).catch((err: unknown) => api.app.log.error({ err }, 'it failed'));
    return customer;
  }

  return {
    api,
    logged,
    everyTable,
    live,
    stop: async () => {
      await api.stop();
      await mail.close();
    },
  };
}
