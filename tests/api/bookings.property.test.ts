import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkBookings } from './support/bookingProperty.ts';
import { tried } from '../attack/figures.ts';
import { currentTurn } from '../rotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());

it(
  'orders, holds, payments and changes of two customers are as the model says, and free places too',
  { timeout: 360_000 },
  async () => {
    // Each run draws other stories, so that a few in each turn come to many.
    const numRuns = currentTurn() === 'all' ? 20 : 6;
    const commands = await checkBookings(api, { numRuns, maxCommands: 60 });
    tried('races', commands, { 'as the model says': commands });
    expect(commands).toBeGreaterThan(60);
  },
);
