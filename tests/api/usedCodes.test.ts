import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { codeFor, signUp, wrongFor } from './support/people.ts';
import type { TestCustomer } from './support/people.ts';
import { reasonOf } from './support/staff.ts';

let api: TestApi;
let customer: TestCustomer;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  // What the test before counted has ended.
  api.clock.advance({ days: 31 });
  customer = await signUp(api);
});
afterAll(() => api.stop());

const send = (phoneNumber: string, who = customer) =>
  who.post('users/sendotp', { phoneNumber, userID: who.id });
const check = (otp: string, who = customer) => who.post('users/verifyotp', { otp, userID: who.id });
const forget = (email: string) => api.client().post('users/forgotPassword', { email });
const reset = (email: string, otp: string) =>
  api.client().post('users/resetPassword', { email, otp, newPassword: 'another horse' });
const leftOf = ({ body }: { body: object }) =>
  (body as { params?: { count: number } }).params?.count;

describe('an older code', () => {
  it('works no more, even when the newer one was used, whatever the number', async () => {
    const [one, other] = ['+919000000021', '+919000000022'];
    await send(one);
    const older = await codeFor(api, one);
    await send(other);
    expect((await check(await codeFor(api, other))).status).toBe(200);
    expect(reasonOf(await check(older))).toEqual([400, 'CODE_EXPIRED']);
  });

  it('of an e-mail works no more either', async () => {
    await forget(customer.email);
    const older = await codeFor(api, customer.email);
    api.clock.advance({ seconds: 30 });
    await forget(customer.email);
    expect((await reset(customer.email, await codeFor(api, customer.email))).status).toBe(200);
    expect(reasonOf(await reset(customer.email, older))).toEqual([400, 'CODE_EXPIRED']);
  });
});

describe('a code', () => {
  it('that could not be sent within its five minutes is not sent any more', async () => {
    await send('+919000000023');
    await forget(customer.email);
    api.clock.advance({ minutes: 5 });
    const recipients = (await api.outbox()).map(({ to }) => to);
    expect(recipients).not.toContain('+919000000023');
    expect(recipients).not.toContain(customer.email);
  });

  it('of an e-mail that nobody has is never right', async () => {
    const { email } = customer;
    await forget(email);
    const code = await codeFor(api, email);
    await api.db.updateTable('codes').set({ user_id: null }).where('target', '=', email).execute();
    expect(reasonOf(await reset(email, code))).toEqual([400, 'CODE_WRONG']);
  });

  it('is known by what the database has and SECRETS_KEY together', async () => {
    const before = api.config.secretsKey;
    await forget(customer.email);
    const code = await codeFor(api, customer.email);
    api.config.secretsKey = 'another key, with enough letters';
    const refused = await reset(customer.email, code);
    api.config.secretsKey = before;
    expect(reasonOf(refused)).toEqual([400, 'CODE_WRONG']);
    expect((await reset(customer.email, code)).status).toBe(200);
  });

  it('is kept for an hour after its end, and then forgotten', async () => {
    await send('+919000000024');
    const kept = async () => {
      await api.app.jobs.runOnce('forget old codes');
      const rows = await api.db
        .selectFrom('codes')
        .select('id')
        .where('user_id', '=', customer.id)
        .execute();
      return rows.length;
    };
    api.clock.advance({ minutes: 65 });
    expect(await kept()).toBe(1);
    api.clock.advance({ seconds: 1 });
    expect(await kept()).toBe(0);
    api.clock.advance({ days: 1 });
    await kept();
    expect(await api.db.selectFrom('limits').select('key').execute()).toEqual([]);
  });
});

describe('what counts against a network', () => {
  it('is no right code', async () => {
    for (let person = 0; person < 26; person += 1) {
      const someone = await signUp(api);
      const phone = `+9190000002${String(person).padStart(2, '0')}`;
      await send(phone, someone);
      expect((await check(await codeFor(api, phone), someone)).status).toBe(200);
    }
    await send('+919000000299');
    const wrong = wrongFor(await codeFor(api, '+919000000299'));
    expect(leftOf(await check(wrong))).toBe(4);
  });

  it('is no try for which the code had none left', async () => {
    await forget(customer.email);
    const wrong = wrongFor(await codeFor(api, customer.email));
    const tries = [];
    for (let time = 0; time < 40; time += 1)
      tries.push(reasonOf(await reset(customer.email, wrong)));
    expect(tries.slice(5)).toEqual(Array(35).fill([429, 'CODE_TRIES_USED']));
    await forget('somebody.else@example.com');
    for (const left of [4, 3])
      expect(leftOf(await reset('somebody.else@example.com', '0000'))).toBe(left);
  });

  it('are 100 codes an hour, by mail and SMS together; of mails none is an SMS', async () => {
    for (let sent = 0; sent < 99; sent += 1)
      expect((await forget(`reader${sent}@example.com`)).status).toBe(200);
    expect((await send('+919000000025')).status).toBe(200);
    const refused = await forget('reader@example.com');
    expect([...reasonOf(refused), refused.headers['retry-after']]).toEqual([
      429,
      'CODES_TOO_MANY',
      '3600',
    ]);
    const elsewhere = await api.app.inject({
      method: 'POST',
      url: '/api/v1/users/forgotPassword',
      payload: { email: 'reader@example.com' },
      remoteAddress: '198.51.100.9',
    });
    expect(elsewhere.statusCode).toBe(200);
    const { text } = await api.client().get('/metrics');
    expect(text).toMatch(/^assay_sms_new_numbers 1$/m);
  });

  it('is no SMS that was refused to an account', async () => {
    for (let number = 0; number < 40; number += 1)
      expect((await send(`+9190000003${number + 10}`)).status).toBe(number < 5 ? 200 : 429);
    expect((await send('+919000000399', await signUp(api))).status).toBe(200);
  });
});

describe('after 20 wrong codes', () => {
  it('one code a day comes to each such number, whatever comes to the others', async () => {
    const numbers = ['+919000000031', '+919000000032'];
    for (const number of numbers) {
      for (let round = 0; round < 4; round += 1) {
        api.clock.advance({ hours: 4 });
        await send(number);
        const wrong = wrongFor(await codeFor(api, number));
        for (let time = 0; time < 5; time += 1) await check(wrong);
      }
      api.clock.advance({ days: 1 });
    }
    for (const number of numbers) expect((await send(number)).status).toBe(200);
    api.clock.advance({ hours: 1 });
    for (const number of numbers)
      expect(reasonOf(await send(number))).toEqual([429, 'CODES_SLOWED']);
  });
});

describe('with RATE_LIMIT=off', () => {
  it('wrong codes make the next ones no scarcer', async () => {
    const free = await startApi({ rateLimit: false });
    const someone = await signUp(free);
    const phone = '+919000000041';
    for (let round = 0; round < 6; round += 1) {
      expect((await send(phone, someone)).status).toBe(200);
      const wrong = wrongFor(await codeFor(free, phone));
      const lefts = [];
      for (let time = 0; time < 5; time += 1) lefts.push(leftOf(await check(wrong, someone)));
      expect(lefts).toEqual([4, 3, 2, 1, undefined]);
      free.clock.advance({ seconds: 30 });
    }
    await free.stop();
  });
});
