import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { crowd } from '../api/support/crowd.ts';
import { timesLonger } from '../attack/attacks.ts';
import { countOf, tried } from '../attack/figures.ts';

const hours = 3 * timesLonger;
const networks = 20;
/** One more than a network may have in an hour. */
const each = 31;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ trustProxy: ['127.0.0.0/8'] });
});
afterAll(() => api.stop());

// The limits are the same on both databases.
it.skipIf(inject('templateUrl'))(
  `${networks} networks that ask for codes to new numbers for ${hours} hours get no more than the budget of each hour`,
  { timeout: 900_000 * timesLonger },
  async () => {
    const statuses: number[] = [];
    for (let hour = 0; hour < hours; hour += 1) {
      const sent = new Map<number, number>();
      // Five codes an hour to an account, and eight a day.
      const people = await crowd(api, Math.ceil((networks * each) / 5));
      for (let turn = 0; turn < networks * each; turn += 1) {
        const network = turn % networks;
        const person = people[turn % people.length]!;
        const body = {
          phoneNumber: `+917${String(hour * networks * each + turn).padStart(9, '0')}`,
          userID: person.user,
        };
        const from = { 'x-forwarded-for': `198.51.100.${network + 1}` };
        const { status } = await person.post('users/sendotp', body, from);
        statuses.push(status);
        if (status === 200) sent.set(network, (sent.get(network) ?? 0) + 1);
      }
      const inAll = [...sent.values()].reduce((sum, count) => sum + count, 0);
      expect(inAll).toBeGreaterThan(0);
      expect(inAll).toBeLessThanOrEqual(api.config.smsBudget);
      expect(Math.max(...sent.values())).toBeLessThanOrEqual(30);
      api.clock.advance({ hours: 1, seconds: 1 });
    }
    tried('message budgets', statuses.length, countOf(statuses));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  },
);
