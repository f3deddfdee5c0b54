import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { codeFor, signUp, wrongFor } from './support/people.ts';
import type { TestCustomer } from './support/people.ts';

const [here, there] = ['203.0.113.7', '198.51.100.9'];
let api: TestApi;
let made = 0;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.clock.advance({ days: 31 }));
afterAll(() => api.stop());

type Said = { reason?: string; params?: { count: number } };
/** A call from a network; answers its status, the reason and what is left. */
async function call(network: string, path: string, payload: object, customer?: TestCustomer) {
  const cookie = [...(customer?.cookies ?? [])]
    .filter(([name]) => name === 'assay_session')
    .map(([name, value]) => `${name}=${value}`)
    .join();
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    payload,
    remoteAddress: network,
    headers: { cookie },
  });
  const { reason, params } = reply.json<Said>();
  return [reply.statusCode, reason, params?.count];
}

/** An e-mail that nobody has; it gets a code like any other, and each code is wrong. */
async function stranger(network: string) {
  const email = `stranger${(made += 1)}@example.com`;
  expect((await call(network, 'users/forgotPassword', { email }))[0]).toBe(200);
  return (from: string) =>
    call(from, 'users/resetPassword', { email, otp: '0000', newPassword: 'another horse' });
}

/** Somebody who is about to prove a number, with a code that was sent to this network. */
async function proving(network: string) {
  const customer = await signUp(api);
  const phone = `+9190000${String((made += 1)).padStart(5, '0')}`;
  const ids = { phoneNumber: phone, userID: customer.id };
  expect((await call(network, 'users/sendotp', ids, customer))[0]).toBe(200);
  const otp = wrongFor(await codeFor(api, phone));
  return () => call(network, 'users/verifyotp', { otp, userID: customer.id }, customer);
}

describe('25 wrong codes from one network', () => {
  it('for new passwords leave it one try each half hour, and other networks all of theirs', async () => {
    for (let person = 0; person < 5; person += 1) {
      const guess = await stranger(here);
      for (const left of [4, 3, 2, 1]) expect(await guess(here)).toEqual([400, 'CODE_WRONG', left]);
      expect(await guess(here)).toEqual([400, 'CODE_WRONG_LAST_TRY', undefined]);
    }
    const guess = await stranger(here);
    expect(await guess(here)).toEqual([400, 'CODE_WRONG', 4]);
    expect((await guess(here)).slice(0, 2)).toEqual([429, 'CODE_TRIES_PAUSED']);
    expect(await guess(there)).toEqual([400, 'CODE_WRONG', 3]);
    expect(await guess(there)).toEqual([400, 'CODE_WRONG', 2]);
    // Whoever proves a number is not held up by them.
    expect(await (await proving(here))()).toEqual([400, 'CODE_WRONG', 4]);

    api.clock.advance({ minutes: 31 });
    const later = await stranger(here);
    expect(await later(here)).toEqual([400, 'CODE_WRONG', 4]);
    expect((await later(here)).slice(0, 2)).toEqual([429, 'CODE_TRIES_PAUSED']);
    api.clock.advance({ days: 1 });
    const nextDay = await stranger(here);
    for (const left of [4, 3]) expect(await nextDay(here)).toEqual([400, 'CODE_WRONG', left]);
  });

  it('for numbers leave it codes with two tries, and other networks codes with five', async () => {
    for (let person = 0; person < 5; person += 1) {
      const guess = await proving(here);
      for (let time = 0; time < 5; time += 1) expect((await guess())[0]).toBe(400);
    }
    const guess = await proving(here);
    expect(await guess()).toEqual([400, 'CODE_WRONG', 1]);
    expect(await guess()).toEqual([400, 'CODE_WRONG_LAST_TRY', undefined]);
    expect(await (await proving(there))()).toEqual([400, 'CODE_WRONG', 4]);
    expect(await (await stranger(here))(here)).toEqual([400, 'CODE_WRONG', 4]);
  });
});
