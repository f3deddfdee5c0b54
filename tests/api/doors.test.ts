import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { codeFor, signUp, verify, wrongFor } from './support/people.ts';
import type { TestCustomer } from './support/people.ts';
import { tried } from '../attack/figures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ trustProxy: ['127.0.0.0/8'] });
});
// What the test before counted has ended.
beforeEach(() => api.clock.advance({ days: 2 }));
afterAll(() => api.stop());

const from = (address: string) => ({ 'x-forwarded-for': address });
const CARRIER = '203.0.113.9';
const login = (client: Client, email: string, password: string, address: string) =>
  client.post('users/login', { email, password }, from(address));
/** Wrong passwords for an account, from browsers that nobody knows. */
const guess = async (email: string, times: number, address: (time: number) => string) => {
  for (let time = 0; time < times; time += 1)
    await login(api.client(), email, `wrong ${time}`, address(time));
};

// Dozens of passwords are hashed in each.
describe('a right password', { timeout: 180_000 }, () => {
  it('from a known device always works, however many guess at the account and from where', async () => {
    const customer = await signUp(api);
    await customer.post('users/logout');
    await guess(customer.email, 12, () => CARRIER);
    await guess(customer.email, 60, (time) => `198.51.100.${time}`);
    expect((await login(customer, customer.email, customer.password, CARRIER)).status).toBe(200);
  });

  it('of an administrator from a known device, too', async () => {
    const admin = api.client();
    expect((await admin.post('users/adminlogin', ADMIN)).status).toBe(200);
    for (let time = 0; time < 12; time += 1)
      await api.client().post('users/adminlogin', { ...ADMIN, password: 'wrong' });
    expect((await api.client().post('users/adminlogin', ADMIN)).status).toBe(429);
    expect((await admin.post('users/adminlogin', ADMIN)).status).toBe(200);
  });

  it('from a new device works elsewhere than where somebody guesses', async () => {
    const customer = await signUp(api);
    await guess(customer.email, 12, () => CARRIER);
    const at = (address: string) => login(api.client(), customer.email, customer.password, address);
    expect((await at(CARRIER)).status).toBe(429);
    expect((await at('192.0.2.1')).status).toBe(200);
  });

  it('works behind an address from which many accounts are guessed at', async () => {
    const customer = await signUp(api);
    for (let time = 0; time < 110; time += 1)
      await login(api.client(), `nobody${time}@example.com`, 'wrong', CARRIER);
    const right = () => login(api.client(), customer.email, customer.password, CARRIER);
    expect((await right()).status).toBe(200);
    // Where so much is guessed, a new device has two tries instead of ten.
    await guess(customer.email, 2, () => CARRIER);
    expect((await right()).status).toBe(429);
  });

  it('of nobody is wrong alike, in a browser that somebody logged in with before', async () => {
    const customer = await signUp(api);
    const answers = await Promise.all(
      [customer, api.client()].map((client) =>
        login(client, 'nobody@example.com', customer.password, '192.0.2.2'),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  it("lets the owner delete the account while others guess; somebody else's device is no known one", async () => {
    const [customer, other] = [await signUp(api), await signUp(api)];
    await guess(customer.email, 12, () => CARRIER);
    expect((await login(other, customer.email, customer.password, CARRIER)).status).toBe(429);
    const answer = await customer.post(
      'users/deleteAccount',
      { password: customer.password },
      from(CARRIER),
    );
    expect(answer.status).toBe(200);
  });
});

describe('wrong codes from a shared address', () => {
  const reset = async (client: Client, email: string, otp: string) =>
    client.post(
      'users/resetPassword',
      { email, otp, newPassword: 'a new password' },
      from(CARRIER),
    );
  const forgot = (email: string) =>
    api.client().post('users/forgotPassword', { email }, from(CARRIER));
  /** Somebody guesses at resets until the service slows the address down. */
  const wear = async () => {
    for (let target = 0; target < 6; target += 1) {
      const victim = `victim${target}@example.com`;
      await forgot(victim);
      for (let time = 0; time < 5; time += 1) await reset(api.client(), victim, '0000');
    }
  };
  const codeOf = async (customer: TestCustomer) => {
    await forgot(customer.email);
    return codeFor(api, customer.email);
  };

  it('keep nobody from a reset for long, and a known device not at all', async () => {
    const customer = await signUp(api);
    await wear();
    const stranger = api.client();
    const code = await codeOf(customer);
    const slow = await reset(stranger, customer.email, code);
    expect([slow.status, slow.body.message]).toEqual([
      429,
      'Too many wrong codes. Please try again later',
    ]);
    expect(Number(slow.headers['retry-after'])).toBeLessThanOrEqual(1800);
    expect((await reset(customer, customer.email, code)).status).toBe(200);

    const other = await signUp(api);
    api.clock.advance({ minutes: 30 });
    expect((await reset(stranger, other.email, await codeOf(other))).status).toBe(200);
  });

  it('keep nobody from proving a number', async () => {
    for (let account = 0; account < 6; account += 1) {
      const guesser = await signUp(api);
      const phoneNumber = `+9190000005${String(account).padStart(2, '0')}`;
      await guesser.post('users/sendotp', { phoneNumber, userID: guesser.id });
      const otp = wrongFor(await codeFor(api, phoneNumber));
      for (let time = 0; time < 5; time += 1)
        await guesser.post('users/verifyotp', { otp, userID: guesser.id });
    }
    const customer = await signUp(api);
    await verify(api, customer);
    const me = await customer.get<{ phoneVerified: boolean }>('users/me');
    expect(me.body.data.phoneVerified).toBe(true);
  });
});

describe('SMS to numbers that nobody has proved', () => {
  it(
    'are bounded from one network and over all; to proved numbers they go on',
    { timeout: 180_000 },
    async () => {
      const own = await startApi({ trustProxy: ['127.0.0.0/8'], smsBudget: 34 });
      const proved = await signUp(own);
      await verify(own, proved, '+919000000001');
      let number = 100;
      let someone = proved;
      const send = async (address: string) => {
        // Five codes an hour to an account.
        if (number % 5 === 0) someone = await signUp(own);
        number += 1;
        const body = { phoneNumber: `+919000000${number}`, userID: someone.id };
        const { status } = await someone.post('users/sendotp', body, from(address));
        tried('message budgets', 1, { [status]: 1 });
        return status;
      };
      const sent = async (address: string, times: number) => {
        for (let time = 0; time < times; time += 1) if ((await send(address)) !== 200) return time;
        return times;
      };
      expect(await sent(CARRIER, 31)).toBe(30);
      expect(await sent('192.0.2.7', 5)).toBe(3);
      own.clock.advance({ seconds: 30 });
      const again = { phoneNumber: '+919000000001', userID: proved.id };
      expect((await proved.post('users/sendotp', again)).status).toBe(200);
      const metrics = (await own.client().get('/metrics')).text;
      expect(metrics).toMatch(/^assay_sms_new_numbers 3[4-9]$/m);
      expect(metrics).toMatch(/^assay_sms_new_numbers_budget 34$/m);
      await own.stop();
    },
  );
});

it('a code that is refused to an account takes nothing of what others may be sent', async () => {
  const own = await startApi({ trustProxy: ['127.0.0.0/8'], smsBudget: 8 });
  const [greedy, other] = [await signUp(own), await signUp(own)];
  const statusOf = async (who: TestCustomer, number: number, address: string) => {
    const body = { phoneNumber: `+919000009${100 + number}`, userID: who.id };
    return (await who.post('users/sendotp', body, from(address))).status;
  };
  const statuses: number[] = [];
  for (let number = 0; number < 15; number += 1)
    statuses.push(await statusOf(greedy, number, CARRIER));
  expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(10).fill(429)]);
  expect(await statusOf(other, 50, CARRIER)).toBe(200);
  await own.stop();
});

describe('after a reset', () => {
  it("of an e-mail that nobody had proved, an earlier person's number is gone; a later one stays", async () => {
    const customer = await signUp(api);
    await verify(api, customer);
    const reset = async (newPassword: string) => {
      await api.client().post('users/forgotPassword', { email: customer.email });
      const otp = await codeFor(api, customer.email);
      const body = { email: customer.email, otp, newPassword };
      expect((await api.client().post('users/resetPassword', body)).status).toBe(200);
      const login = { email: customer.email, password: newPassword };
      expect((await customer.post('users/login', login)).status).toBe(200);
      return (await customer.get<{ phoneVerified: boolean }>('users/me')).body.data.phoneVerified;
    };
    expect(await reset('a new password')).toBe(false);
    await verify(api, customer);
    api.clock.advance({ minutes: 1 });
    expect(await reset('a newer password')).toBe(true);
  });
});

describe('a new password', () => {
  const email = 'meera.own@example.com';
  const person = { firstName: 'Meera', lastName: 'Nair', email };
  it.each(['password', 'Password1', 'qwertyuiop', '12345678', email, email.toUpperCase()])(
    'is not %s',
    async (password) => {
      const answer = await api.client().post('users/signup', { ...person, password });
      expect([answer.status, answer.body.message]).toEqual([
        400,
        'Password is too easy to guess. Please choose another one',
      ]);
    },
  );

  it('is not a common one at a reset either', async () => {
    const body = { email, otp: '1234', newPassword: 'iloveyou' };
    expect((await api.client().post('users/resetPassword', body)).body.message).toBe(
      'New password is too easy to guess. Please choose another one',
    );
  });

  it('may be any other of eight characters', async () => {
    const answer = await api.client().post('users/signup', { ...person, password: 'assay-demo-1' });
    expect(answer.status).toBe(201);
  });
});
