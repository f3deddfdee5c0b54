import { newId } from '../../../api/ids.ts';
import { createSessionRepository } from '../../../api/sessions/sessions.repository.ts';
import { createStaffRepository } from '../../../api/staff/staff.repository.ts';
import type { StaffRole } from '../../../api/staffAccess.ts';
import type { AccountJson } from '../../../api/users/users.contract.ts';
import { ADMIN } from './api.ts';
import type { TestApi } from './api.ts';
import type { Client } from './client.ts';

let count = 0;

/** A customer who has signed up. */
export interface TestCustomer extends Client {
  id: string;
  email: string;
  password: string;
}

/** Signs a new customer up; the phone is not verified yet. */
export async function signUp(
  api: TestApi,
  changes: Partial<{ firstName: string; lastName: string; email: string; password: string }> = {},
): Promise<TestCustomer> {
  const client = api.client();
  count += 1;
  const person = {
    firstName: 'Asha',
    lastName: 'Rao',
    email: `person${count}.${process.pid}@example.com`,
    password: 'correct horse',
    ...changes,
  };
  const answer = await client.post<AccountJson>('users/signup', person);
  if (answer.status !== 201)
    throw new Error(`Sign-up answered ${answer.status}: ${answer.body.message}`);
  return Object.assign(client, {
    id: answer.body.data.userID,
    email: person.email.toLowerCase(),
    password: person.password,
  });
}

/** The newest code sent to a phone or e-mail. */
export async function codeFor(api: TestApi, to: string): Promise<string> {
  const code = (await api.outbox()).findLast((message) => message.to === to && message.code)?.code;
  if (!code) throw new Error(`No code went to ${to}`);
  return code;
}

/** A code that is wrong for certain. */
export const wrongFor = (code: string) => (code === '0000' ? '1111' : '0000');

/** Proves a phone number of the customer's. */
export async function verify(
  api: TestApi,
  customer: Pick<TestCustomer, 'id' | 'post'> & { password?: string },
  phone = `+9190${String(10_000_000 + (count += 1)).padStart(8, '0')}`,
): Promise<void> {
  const { id: userID, password } = customer;
  const sent = await customer.post('users/sendotp', { phoneNumber: phone, userID, password });
  if (sent.status !== 200) throw new Error(`sendotp answered ${sent.status}: ${sent.body.message}`);
  const answer = await customer.post('users/verifyotp', {
    otp: await codeFor(api, phone),
    userID: customer.id,
  });
  if (answer.status !== 200)
    throw new Error(`verifyotp answered ${answer.status}: ${answer.body.message}`);
}

/** A customer with a verified phone: may book. */
export async function verifiedCustomer(api: TestApi): Promise<TestCustomer> {
  const customer = await signUp(api);
  await verify(api, customer);
  return customer;
}

/** A client with an administrator's session. */
export async function adminClient(api: TestApi): Promise<Client> {
  const client = api.client();
  const answer = await client.post('users/adminlogin', ADMIN);
  if (answer.status !== 200)
    throw new Error(`adminlogin answered ${answer.status}: ${answer.body.message}`);
  return client;
}

/** The ids of all labs; the first is added where there are none. */
export async function everyLab(api: TestApi): Promise<string[]> {
  const ids = async () =>
    (await api.db.selectFrom('labs').select('id').orderBy('id').execute()).map(({ id }) => id);
  const known = await ids();
  if (known.length > 0) return known;
  const owner = await adminClient(api);
  await owner.post('admin/labs', { name: 'A Lab', address: '1 MG Road', reportHours: 24 });
  return ids();
}

/** Somebody of the staff, of the role lab for all labs unless others are given, logged in, whose account can be taken away. */
export async function temporaryAdministrator(
  api: TestApi,
  role: StaffRole = 'owner',
  { labs, hours = 1 }: { labs?: readonly string[]; hours?: number } = {},
): Promise<Client & { id: string; email: string; takeRoleAway(): Promise<void> }> {
  const id = newId();
  const now = api.clock.now();
  const email = `${id}@example.com`;
  await api.db
    .insertInto('admins')
    .values({ id, email, name: 'Former', password_hash: 'none', role, created_at: now })
    .execute();
  if (role === 'lab')
    await createStaffRepository(api.db).setRole(id, role, labs ?? (await everyLab(api)));
  const client = api.client();
  const ends = new Date(now.getTime() + hours * 3_600_000);
  const token = await createSessionRepository(api.db).open('admin', id, now, ends);
  client.cookies.set('assay_admin', token);
  if ((await client.get('admin/me')).status !== 200) throw new Error('never was an administrator');
  return Object.assign(client, {
    id,
    email,
    takeRoleAway: async () =>
      void (await api.db.deleteFrom('admins').where('id', '=', id).execute()),
  });
}

/** A browser in which an administrator was logged in who is none any more. */
export async function formerAdministrator(api: TestApi): Promise<Client> {
  const administrator = await temporaryAdministrator(api);
  await administrator.takeRoleAway();
  return administrator;
}
