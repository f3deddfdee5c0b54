import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { codeFor, signUp, wrongFor } from './support/people.ts';
import type { TestCustomer } from './support/people.ts';

const PHONE = '+919000000001';
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

const send = (phoneNumber = PHONE, who = customer) =>
  who.post('users/sendotp', { phoneNumber, userID: who.id });
const check = (otp: string) => customer.post('users/verifyotp', { otp, userID: customer.id });

describe('a code, after 20 wrong ones in a row', () => {
  /** Spends codes on wrong tries, at one number, until so many were wrong. */
  const guess = async (times: number) => {
    for (let wrong = 0; wrong < times; wrong += 1) {
      if (wrong % 5 === 0) {
        api.clock.advance({ hours: 4 });
        expect((await send()).status).toBe(200);
      }
      expect((await check(wrongFor(await codeFor(api, PHONE)))).status).toBe(400);
    }
  };

  it('comes once a day with 2 tries, and proves the number as ever', async () => {
    await guess(20);
    api.clock.advance({ hours: 4 });
    expect((await send()).status).toBe(200);
    expect((await check(wrongFor(await codeFor(api, PHONE)))).body.message).toBe(
      'The code is wrong. 1 try is left',
    );
    api.clock.advance({ minutes: 1 });
    const again = await send();
    expect([again.status, again.body.message, again.headers['retry-after']]).toEqual([
      429,
      'Many wrong codes were entered recently, so for now we can send only one code a day. Please try again later, or ask us for help',
      String(86_400 - 60),
    ]);
    // The code that was sent still counts.
    expect((await check(await codeFor(api, PHONE))).status).toBe(200);
  });

  it('comes as often as ever once a right one was typed, or 30 days after the last wrong one', async () => {
    const often = async () => {
      expect((await send()).status).toBe(200);
      api.clock.advance({ seconds: 30 });
      expect((await send()).status).toBe(200);
    };
    await guess(20);
    api.clock.advance({ hours: 4 });
    await send();
    expect((await check(await codeFor(api, PHONE))).status).toBe(200);
    api.clock.advance({ seconds: 30 });
    await often();
    api.clock.advance({ days: 1 });
    await guess(20);
    api.clock.advance({ days: 30 });
    // The session has ended, too.
    customer = await signUp(api);
    await often();
  });

  it('comes to others as often as ever', async () => {
    await guess(20);
    api.clock.advance({ hours: 4 });
    const someone = await signUp(api);
    for (const number of ['+919000000002', '+919000000003'])
      expect((await send(number, someone)).status).toBe(200);
  });
});
