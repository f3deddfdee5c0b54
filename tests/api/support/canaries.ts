import { sql } from 'kysely';
import { expect } from 'vitest';
import { AddressPartsJson } from '../../../api/addresses/addresses.contract.ts';
import type { AddressRequest } from '../../../api/addresses/addresses.contract.ts';
import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import type { Config } from '../../../server/shared/config.ts';
import { startApi } from './api.ts';
import { fakeClock } from './clock.ts';
import { sendMessages } from './messageJobs.ts';
import { adminClient, signUp, verify } from './people.ts';
import type { TestCustomer } from './people.ts';
import { mailStandIn } from './standIns.ts';

type AddressText = Exclude<keyof AddressPartsJson, 'zipCode'>;
/** What the contract takes of an address; a PIN code is one of those that labs serve. */
const addressTexts = Object.keys(AddressPartsJson.properties).filter(
  (field): field is AddressText => field !== 'zipCode',
);

/** What is found nowhere else, in everything that a customer gives us; other ones for each number. */
export const canariesOf = (number: number) => {
  const digits = String(number).padStart(4, '0');
  const words = digits.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);
  const phone = (last: number) => `+9190${digits}123${last}`;
  return {
    firstName: `Canaryfirst${words}`,
    lastName: `Canarylast${words}`,
    earlierEmail: `canary.earlier${words}@example.com`,
    email: `canary.person${words}@example.com`,
    earlierPhone: phone(1),
    phone: phone(2),
    patient: `Canarypatient${words}`,
    ...addressCanaries(words),
    laterField: `Canarylater${words}`,
    reason: `Canaryreason${words}`,
  };
};
const addressCanaries = (words: string) =>
  Object.fromEntries(
    addressTexts.map((field) => [field, `Canary${field.toLowerCase()}${words}`]),
  ) as Record<AddressText, string>;
export type Canaries = ReturnType<typeof canariesOf>;

/** Which of them a text has. */
export const foundIn = (text: string, canaries: Canaries): string[] => {
  const lower = text.toLowerCase();
  return Object.values(canaries).filter((canary) =>
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
    const { firstName, lastName, earlierEmail, email } = canaries;
    const customer = await signUp(api, { firstName, lastName, email: earlierEmail });
    await changeEmail(customer, email);
    await verify(api, customer, canaries.earlierPhone);
    api.clock.advance({ minutes: 1 });
    await verify(api, customer, canaries.phone);
    const patient = await customer.post<{ _id: string }>('patient/patientdetails', {
      bookingforWhom: 'Mother',
      name: canaries.patient,
      DOB: '1957-09-30',
      gender: 'female',
    });
    const typed = Object.fromEntries(addressTexts.map((field) => [field, canaries[field]]));
    const address = await customer.post<{ _id: string }>('address/saveaddress', {
      ...(typed as Pick<Canaries, AddressText>),
      zipCode: '560038',
    } satisfies AddressRequest);
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
    const cancelled = await customer.post(`order/${order.body.data._id}/cancel`, {
      reason: canaries.reason,
    });
    expect(cancelled.status).toBe(200);
    // Limits count under the e-mail, and the mail server refuses it.
    await api.client().post('users/login', { email, password: 'not this one' });
    await api.client().post('users/forgotPassword', { email });
    const reset = { email, otp: '0000', newPassword: 'a new password' };
    await api.client().post('users/resetPassword', reset);
    await sendMessages(api.app.jobs);
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
