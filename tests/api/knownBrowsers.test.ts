import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { codeFor, signUp } from './support/people.ts';
import { join, reasonOf } from './support/staff.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ trustProxy: ['127.0.0.0/8'] });
});
// What the test before counted has ended.
beforeEach(() => api.clock.advance({ days: 2 }));
afterAll(() => api.stop());

const OFFICE = '203.0.113.9';
type Person = { email: string; password: string };
const login = (client: Client, { email, password }: Person, address = OFFICE, path = 'login') =>
  client.post(`users/${path}`, { email, password }, { 'x-forwarded-for': address });
/** Wrong passwords for an account, from browsers that nobody knows. */
const guess = async ({ email }: Person, times: number, path = 'login', address = () => OFFICE) => {
  for (let time = 0; time < times; time += 1)
    await login(api.client(), { email, password: `wrong ${time}` }, address(), path);
};

// Dozens of passwords are hashed in each.
describe('a browser in which somebody has logged in', { timeout: 180_000 }, () => {
  it('has 30 wrong passwords in a quarter of an hour, and no more', async () => {
    const customer = await signUp(api);
    const wrong = { ...customer, password: 'not this one' };
    const statuses = [];
    for (let time = 0; time < 31; time += 1) statuses.push((await login(customer, wrong)).status);
    expect(statuses).toEqual([...Array<number>(30).fill(401), 429]);
    expect(reasonOf(await login(customer, customer))).toEqual([429, 'LOGINS_TOO_MANY']);
    api.clock.advance({ minutes: 15 });
    expect((await login(customer, customer)).status).toBe(200);
  });

  it('keeps its token whoever logs in there, and is known to each of them', async () => {
    const [first, second] = [await signUp(api), await signUp(api)];
    const token = first.cookies.get('assay_device');
    expect((await login(first, second)).status).toBe(200);
    expect(first.cookies.get('assay_device')).toBe(token);
    for (const person of [first, second]) {
      await guess(person, 10);
      expect((await login(api.client(), person)).status).toBe(429);
      expect((await login(first, person)).status).toBe(200);
    }
  });

  it('is known no more after a password reset elsewhere', async () => {
    const customer = await signUp(api);
    const { email } = customer;
    await api.client().post('users/forgotPassword', { email });
    const body = { email, otp: await codeFor(api, email), newPassword: 'another horse' };
    expect((await api.client().post('users/resetPassword', body)).status).toBe(200);
    await guess(customer, 10);
    const renewed = { email, password: 'another horse' };
    expect((await login(customer, renewed)).status).toBe(429);
  });

  it('is known no more where somebody of the staff chose a new password in another one', async () => {
    const client = await join(api, 'lab');
    const other = api.client();
    await login(other, client, OFFICE, 'adminlogin');
    const change = { password: client.password, newPassword: 'a new long word' };
    expect((await client.post('admin/me/password', change)).status).toBe(200);
    const renewed = { email: client.email, password: change.newPassword };
    await guess(client, 10, 'adminlogin');
    expect((await login(other, renewed, OFFICE, 'adminlogin')).status).toBe(429);
    expect((await login(client, renewed, OFFICE, 'adminlogin')).status).toBe(200);
  });

  it('is forgotten after a year without a log-in, and not before', async () => {
    const customer = await signUp(api);
    const isKnown = async () => {
      await api.app.jobs.runOnce('forget expired sessions');
      const rows = await api.db
        .selectFrom('known_devices')
        .select('seen_at')
        .where('account_id', '=', customer.id)
        .execute();
      return rows.length === 1;
    };
    api.clock.advance({ days: 300 });
    await login(customer, customer);
    api.clock.advance({ days: 365 });
    expect(await isKnown()).toBe(true);
    api.clock.advance({ seconds: 1 });
    expect(await isKnown()).toBe(false);
  });
});

describe('a browser that nobody knows', { timeout: 180_000 }, () => {
  it('logs in as often as the password is right', async () => {
    const customer = await signUp(api);
    for (let time = 0; time < 12; time += 1)
      expect((await login(api.client(), customer)).status).toBe(200);
  });

  it('has two tries at an account that was guessed at 50 times, and ten at 49', async () => {
    const customer = await signUp(api);
    let network = 0;
    const anywhere = () => `198.51.100.${(network += 1)}`;
    await guess(customer, 2);
    await guess(customer, 47, 'login', anywhere);
    expect((await login(api.client(), customer)).status).toBe(200);
    await guess(customer, 1, 'login', anywhere);
    expect((await login(api.client(), customer)).status).toBe(429);
    api.clock.advance({ minutes: 15 });
    await guess(customer, 9);
    expect((await login(api.client(), customer)).status).toBe(200);
  });
});

describe('a password that is asked for once more', { timeout: 180_000 }, () => {
  it('is guessed at 30 times in a customer’s session, and then has to wait', async () => {
    const customer = await signUp(api);
    const remove = (password: string) => customer.post('users/deleteAccount', { password });
    for (let time = 0; time < 30; time += 1)
      expect(reasonOf(await remove('not this one'))).toEqual([400, 'PASSWORD_WRONG']);
    const refused = await remove(customer.password);
    expect([...reasonOf(refused), refused.headers['retry-after']]).toEqual([
      429,
      'LOGINS_TOO_MANY',
      '900',
    ]);
    expect((await customer.get('users/me')).status).toBe(200);
  });

  it('is guessed at 30 times in a session of the staff, too', async () => {
    const client = await join(api, 'lab');
    client.cookies.delete('assay_device');
    const change = (password: string) =>
      client.post('admin/me/password', { password, newPassword: 'a new long word' });
    for (let time = 0; time < 30; time += 1)
      expect(reasonOf(await change('not the word'))).toEqual([400, 'PASSWORD_WRONG']);
    expect(reasonOf(await change(client.password))).toEqual([429, 'LOGINS_TOO_MANY']);
  });
});
