import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { codeFor, signUp, wrongFor } from './support/people.ts';
import type { TestCustomer } from './support/people.ts';

let api: TestApi;
let customer: TestCustomer;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  // Each test has a day and an outbox of its own; what was counted the day before has ended.
  api.clock.advance({ days: 2 });
  for (const table of ['codes', 'messages'] as const) await api.db.deleteFrom(table).execute();
  await rm(join(api.config.dataDir, 'outbox.jsonl'), { force: true });
  customer = await signUp(api);
});
afterAll(() => api.stop());

describe('a forgotten password', () => {
  const forget = (email: string) => api.client().post('users/forgotPassword', { email });
  const reset = (email: string, otp: string, newPassword = 'a new password') =>
    api.client().post('users/resetPassword', { email, otp, newPassword });

  it('is replaced by the code from the e-mail, and every session ends', async () => {
    const known = await signUp(api);
    const answer = await forget(known.email.toUpperCase());
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { message: 'If this email has an account, a code is on its way', data: known.email },
    ]);
    const message = (await api.outbox()).at(-1);
    expect(message).toMatchObject({
      channel: 'email',
      to: known.email,
      kind: 'passwordReset',
      code: expect.stringMatching(/^\d{4}$/),
    });
    const done = await reset(known.email, ` ${message?.code}\n`);
    expect([done.status, done.body], 'clause 7.8').toMatchObject([
      200,
      { message: 'Password changed. Please log in', data: null },
    ]);
    expect((await known.get('users/me')).status).toBe(401);
    expect(
      (await known.post('users/login', { email: known.email, password: known.password })).status,
      'clause 7.8',
    ).toBe(401);
    expect(
      (await known.post('users/login', { email: known.email, password: 'a new password' })).status,
      'clause 7.8',
    ).toBe(200);
    expect((await reset(known.email, message?.code ?? '')).status).toBe(400);
  });

  it('is answered alike for an unknown e-mail, which gets no message, at every step', async () => {
    const steps = async (email: string) => {
      const answers = [
        await forget(email),
        await forget(email),
        await reset(email, 'abcd'),
        await reset(email, '12a4'),
      ];
      const code = (await api.outbox()).findLast(({ to }) => to === email)?.code ?? '0000';
      for (let time = 0; time < 6; time += 1) answers.push(await reset(email, wrongFor(code)));
      return answers.map(({ status, body, headers }) => [
        status,
        JSON.stringify(body).replace(email, 'EMAIL'),
        headers['retry-after'],
      ]);
    };
    const known = await steps(customer.email);
    expect(await steps('nobody@example.com')).toEqual(known);
    expect(JSON.parse(String(known[0]![1])), 'clause 7.7').toMatchObject({
      message: 'If this email has an account, a code is on its way',
      data: 'EMAIL',
    });
    expect(known.map(([status]) => status)).toEqual([
      200, 429, 400, 400, 400, 400, 400, 400, 400, 429,
    ]);
    expect((await api.outbox()).map(({ to }) => to)).toEqual([customer.email]);
  });

  it('writes as much for an unknown e-mail as for a known one', async () => {
    await forget(customer.email);
    await forget('nobody@example.com');
    const count = async (table: 'codes' | 'messages') =>
      (await api.db.selectFrom(table).select('id').execute()).length;
    expect([await count('codes'), await count('messages')]).toEqual([2, 2]);
  });

  it('keeps the code when the new password is too short', async () => {
    await forget(customer.email);
    const code = await codeFor(api, customer.email);
    const answer = await reset(customer.email, code, 'short');
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'New password must have 8 characters or more',
    ]);
    expect((await reset(customer.email, code)).status).toBe(200);
  });
});
