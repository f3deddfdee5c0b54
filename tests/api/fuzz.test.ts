import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { fuzzRest } from './support/fuzz/rest.ts';
import { byStatus, tried } from '../attack/figures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ rateLimit: false, demo: true });
});
afterAll(() => api.stop());

it(
  '1,400 generated bad inputs to every REST call are told of, in the envelope, and are never a fault of ours',
  { timeout: 180_000 },
  async () => {
    const count = await fuzzRest(api, 1400);
    tried('bad input', 1400, byStatus(count));
    // The doors were open to those who came, so that the inputs reached what is behind them.
    expect(Object.keys(count)).toEqual(
      expect.arrayContaining([
        'nobody 400',
        'nobody 401',
        'customer 200',
        'customer 400',
        'customer 404',
        'administrator 200',
        'administrator 400',
      ]),
    );
  },
);
