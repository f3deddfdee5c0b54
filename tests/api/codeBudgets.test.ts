import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { signUp } from './support/people.ts';
import type { TestCustomer } from './support/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.clock.advance({ days: 31 }));
afterAll(() => api.stop());

/** A budget's codes for one hour, and one more. */
const sixTimes = async (send: () => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    statuses.push((await send()).status);
    api.clock.advance({ seconds: 31 });
  }
  return statuses;
};
const spent = [200, 200, 200, 200, 200, 429];
const byMail = (email: string) => api.client().post('users/forgotPassword', { email });
const bySms = (customer: TestCustomer, phoneNumber: string) =>
  customer.post('users/sendotp', { phoneNumber, userID: customer.id });

describe('five codes an hour', () => {
  it('by SMS leave as many by mail to the same customer, and the other way round', async () => {
    const [first, second] = [await signUp(api), await signUp(api)];
    expect(await sixTimes(() => bySms(first, '+919000000011'))).toEqual(spent);
    expect(await sixTimes(() => byMail(first.email))).toEqual(spent);
    expect(await sixTimes(() => byMail(second.email))).toEqual(spent);
    expect(await sixTimes(() => bySms(second, '+919000000012'))).toEqual(spent);
  });

  it('are those of a number and of an account, whichever is used up first', async () => {
    const [first, second] = [await signUp(api), await signUp(api)];
    expect(await sixTimes(() => bySms(first, '+919000000013'))).toEqual(spent);
    // The number's are used up for everybody, the account's for every number.
    expect((await bySms(second, '+919000000013')).status).toBe(429);
    expect((await bySms(first, '+919000000014')).status).toBe(429);
    expect((await bySms(second, '+919000000014')).status).toBe(200);
  });

  it('are each e-mail’s own, whether it has an account or not', async () => {
    const customer = await signUp(api);
    for (const email of ['nobody@example.com', customer.email, 'no.one@example.com'])
      expect(await sixTimes(() => byMail(email))).toEqual(spent);
  });
});
