import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { startFuzzedProduct } from '../api/support/fuzz/product.ts';
import { fuzzRest } from '../api/support/fuzz/rest.ts';
import { print } from './print.ts';

const summary = (count: Record<string, number>) =>
  Object.entries(count)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([outcome, times]) => `${outcome}: ${times}`)
    .join(', ');

let api: TestApi;
let fuzzed: Awaited<ReturnType<typeof startFuzzedProduct>>;
beforeAll(async () => {
  api = await startApi({ rateLimit: false, demo: true });
  fuzzed = await startFuzzedProduct();
});
afterAll(async () => {
  await fuzzed.stop();
  await api.stop();
});

it(
  '14,000 generated bad inputs to every REST call are never a fault of ours',
  { timeout: 600_000 },
  async () => {
    const count = await fuzzRest(api, 14_000);
    print(`fuzz of REST, 14,000 inputs: ${summary(count)}`);
    expect(Object.keys(count).length).toBeGreaterThan(10);
  },
);

it(
  '6,000 generated bad inputs to every GraphQL operation are never a fault of ours',
  { timeout: 600_000 },
  async () => {
    const count = await fuzzed.fuzz(6000);
    print(`fuzz of GraphQL, 6,000 inputs: ${summary(count)}`);
    expect(Object.keys(count).length).toBeGreaterThan(4);
  },
);
