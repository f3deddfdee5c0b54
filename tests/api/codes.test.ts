import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserJson } from '../../api/users/users.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { codeFor, signUp, verifiedCustomer } from './support/people.ts';
import type { TestCustomer } from './support/people.ts';

const PHONE = '+919000000001';
let api: TestApi;
let customer: TestCustomer;
beforeAll(async () => { api = await startApi(); });
beforeEach(async () => {
  // Each test has a day and an outbox of its own; what was counted the day before has ended.
  api.clock.advance({ days: 2 });
  for (const table of ['codes', 'messages'] as const) await api.db.deleteFrom(table).execute();
  await rm(join(api.config.dataDir, 'outbox.jsonl'), { force: true });
  customer = await signUp(api);
});
afterAll(() => api.stop());

const send = (phoneNumber = PHONE, who = customer) => who.post('users/sendotp', { phoneNumber, userID: who.id });
const check = (otp: string, who = customer) => who.post('users/verifyotp', { otp, userID: who.id });
const wrongFor = (code: string) => (code === '0000' ? '1111' : '0000');

describe('a code for a mobile number', () => {
  it('goes to the number and proves it', async () => {
    const sent = await send('90000 00001');
    expect([sent.status, sent.body]).toEqual([200, { message: 'OTP sent', data: null }]);
    const [message] = await api.outbox();
    expect(message).toEqual({ at: api.clock.now().toISOString(), channel: 'sms', to: PHONE, kind: 'otp', text: expect.stringContaining(`${message?.code} is your Assay code`), code: expect.stringMatching(/^\d{4}$/) });
    expect((await customer.get<UserJson>('users/me')).body.data.phoneVerified).toBe(false);
    const answer = await check(` ${message?.code} `);
    expect([answer.status, answer.body]).toEqual([200, { message: 'Mobile number verified', data: null }]);
    expect((await customer.get<UserJson>('users/me')).body.data).toMatchObject({ phoneNumber: PHONE, phoneVerified: true });
  });

  it.each(['', '12345', '+14155552671', '080 2222 2222', 'call me on 9000000001', '+91 10000 00001'])('is not sent to %j', async (number) => {
    const answer = await send(number);
    expect([answer.status, answer.body.message]).toEqual([400, 'Please enter a valid Indian mobile number']);
  });

  it('is for the own account only', async () => {
    const other = await signUp(api);
    expect((await customer.post('users/sendotp', { phoneNumber: PHONE, userID: other.id })).status).toBe(403);
    expect((await customer.post('users/verifyotp', { otp: '1234', userID: other.id })).status).toBe(403);
    expect((await api.client().post('users/sendotp', { phoneNumber: PHONE, userID: customer.id })).status).toBe(401);
  });

  it('works once', async () => {
    await send();
    const code = await codeFor(api, PHONE);
    const both = await Promise.all([check(code), check(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await check(code)).body.message).toBe('The code is wrong or has expired. Please ask for a new one');
  });

  it('ends after 5 minutes', async () => {
    await send();
    const code = await codeFor(api, PHONE);
    api.clock.advance({ minutes: 5 });
    expect((await check(code)).status).toBe(400);
  });

  it('is killed by a newer one', async () => {
    await send();
    const old = await codeFor(api, PHONE);
    let fresh = old;
    for (let time = 0; fresh === old && time < 3; time += 1) {
      api.clock.advance({ seconds: 30 });
      expect((await send()).status).toBe(200);
      fresh = await codeFor(api, PHONE);
    }
    expect((await check(old)).status).toBe(400);
    expect((await check(fresh)).status).toBe(200);
  });

  it('allows 5 tries, even when they come at once', async () => {
    await send();
    const code = await codeFor(api, PHONE);
    expect((await check(wrongFor(code))).body.message).toBe('The code is wrong. 4 tries are left');
    const tries = await Promise.all(Array.from({ length: 8 }, () => check(wrongFor(code))));
    expect(tries.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 429, 429, 429, 429]);
    const right = await check(code);
    expect([right.status, right.body.message, right.headers['retry-after']]).toEqual([429, 'Too many wrong codes. Please ask for a new one', '30']);
  });

  it('does not count what cannot be a code', async () => {
    await send();
    for (const typed of ['', '12', '12345', 'abcd', '１２３４']) expect((await check(typed)).body.message).toBe('The code has 4 digits');
    expect((await check(await codeFor(api, PHONE))).status).toBe(200);
  });

  it('comes again after 30 seconds, not before, and once when asked for twice at once', async () => {
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    api.clock.advance({ seconds: 29 });
    const early = await send();
    expect([early.status, early.body.message, early.headers['retry-after']]).toEqual([429, 'Please wait 1 second before asking for another code', '1']);
    api.clock.advance({ seconds: 1 });
    expect((await send()).status).toBe(200);
    expect(await api.outbox()).toHaveLength(2);
  });

  it('comes 5 times an hour and 8 times a day to one number, whoever asks', async () => {
    const codes = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        const someone = await signUp(api);
        const { status } = await send(PHONE, someone);
        if (status !== 200) return [time, status];
      }
      return [times, 200];
    };
    expect(await codes(6)).toEqual([5, 429]);
    api.clock.advance({ hours: 1 });
    expect(await codes(5)).toEqual([3, 429]);
    api.clock.advance({ hours: 23 });
    expect(await codes(1)).toEqual([1, 200]);
  });

  it('comes 5 times an hour to one account, whatever the number', async () => {
    const answers = [];
    for (let number = 1; number <= 6; number += 1) answers.push((await send(`+91900000001${number}`)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is never readable in the database once it is sent', async () => {
    await send();
    const code = await codeFor(api, PHONE);
    const rows = [await api.db.selectFrom('codes').selectAll().execute(), await api.db.selectFrom('messages').selectAll().execute()];
    expect(JSON.stringify(rows[1])).toContain(PHONE);
    expect(rows.flat().flatMap((row) => Object.values(row))).not.toContain(code);
    expect(rows[1]?.map((row) => ['body', 'code'].map((name) => (row as unknown as Record<string, unknown>)[name]))).toEqual([[null, null]]);
  });

  it('may be guessed 45 times a day from one address', async () => {
    const seen: number[] = [];
    for (let account = 0; account < 12 && !seen.includes(429); account += 1) {
      const someone = await signUp(api);
      const number = `+9190000001${String(account).padStart(2, '0')}`;
      await send(number, someone);
      const code = await codeFor(api, number);
      for (let time = 0; time < 5; time += 1) seen.push((await check(wrongFor(code), someone)).status);
    }
    expect(seen.filter((status) => status === 400)).toHaveLength(45);
  });
});

describe('with RATE_LIMIT=off', () => {
  it('only the tries of a code are limited', async () => {
    const free = await startApi({ rateLimit: false });
    const someone = await signUp(free);
    for (let number = 10; number < 40; number += 1) expect((await send(`+9190000001${number}`, someone)).status).toBe(200);
    const code = await codeFor(free, '+919000000139');
    for (let time = 0; time < 5; time += 1) expect((await check(wrongFor(code), someone)).status).toBe(400);
    expect((await check(code, someone)).status).toBe(429);
    await free.stop();
  });
});

describe('a forgotten password', () => {
  const forget = (email: string) => api.client().post('users/forgotPassword', { email });
  const reset = (email: string, otp: string, newPassword = 'a new password') => api.client().post('users/resetPassword', { email, otp, newPassword });

  it('is replaced by the code from the e-mail, and every session ends', async () => {
    const known = await verifiedCustomer(api);
    const answer = await forget(known.email.toUpperCase());
    expect([answer.status, answer.body]).toEqual([200, { message: 'If this email has an account, a code is on its way', data: known.email }]);
    const message = (await api.outbox()).at(-1);
    expect(message).toMatchObject({ channel: 'email', to: known.email, kind: 'passwordReset', code: expect.stringMatching(/^\d{4}$/) });
    const done = await reset(known.email, ` ${message?.code}\n`);
    expect([done.status, done.body]).toEqual([200, { message: 'Password changed. Please log in', data: null }]);
    expect((await known.get('users/me')).status).toBe(401);
    expect((await known.post('users/login', { email: known.email, password: known.password })).status).toBe(401);
    expect((await known.post('users/login', { email: known.email, password: 'a new password' })).status).toBe(200);
    expect((await reset(known.email, message?.code ?? '')).status).toBe(400);
  });

  it('is answered alike for an unknown e-mail, which gets no message, at every step', async () => {
    const steps = async (email: string) => {
      const answers = [await forget(email), await forget(email), await reset(email, 'abcd'), await reset(email, '12a4')];
      const code = (await api.outbox()).findLast(({ to }) => to === email)?.code ?? '0000';
      for (let time = 0; time < 6; time += 1) answers.push(await reset(email, wrongFor(code)));
      return answers.map(({ status, body, headers }) => [status, JSON.stringify(body).replace(email, 'EMAIL'), headers['retry-after']]);
    };
    const known = await steps(customer.email);
    expect(await steps('nobody@example.com')).toEqual(known);
    expect(known.map(([status]) => status)).toEqual([200, 429, 400, 400, 400, 400, 400, 400, 400, 429]);
    expect((await api.outbox()).map(({ to }) => to)).toEqual([customer.email]);
  });

  it('writes as much for an unknown e-mail as for a known one', async () => {
    await forget(customer.email);
    await forget('nobody@example.com');
    const count = async (table: 'codes' | 'messages') => (await api.db.selectFrom(table).select('id').execute()).length;
    expect([await count('codes'), await count('messages')]).toEqual([2, 2]);
  });

  it('keeps the code when the new password is too short', async () => {
    await forget(customer.email);
    const code = await codeFor(api, customer.email);
    const answer = await reset(customer.email, code, 'short');
    expect([answer.status, answer.body.message]).toEqual([400, 'New password must have 8 characters or more']);
    expect((await reset(customer.email, code)).status).toBe(200);
  });
});
