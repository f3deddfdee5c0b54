import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { startFuzzedProduct } from '../api/support/fuzz/product.ts';
import { fuzzRest } from '../api/support/fuzz/rest.ts';
import { print } from './print.ts';
import { byStatus, tried } from '../attack/figures.ts';
import { timesLonger } from '../attack/attacks.ts';

const restInputs = 14_000 * timesLonger;
const graphqlInputs = 6_000 * timesLonger;
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
  `${restInputs} generated bad inputs to every REST call are never a fault of ours`,
  { timeout: 900_000 * timesLonger },
  async () => {
    const count = await fuzzRest(api, restInputs);
    tried('bad input', restInputs, byStatus(count));
    print(`fuzz of REST, ${restInputs} inputs: ${summary(count)}`);
    expect(Object.keys(count).length).toBeGreaterThan(10);
  },
);

it(
  `${graphqlInputs} generated bad inputs to every GraphQL operation are never a fault of ours`,
  { timeout: 900_000 * timesLonger },
  async () => {
    const count = await fuzzed.fuzz(graphqlInputs);
    tried('bad input', graphqlInputs, count);
    print(`fuzz of GraphQL, ${graphqlInputs} inputs: ${summary(count)}`);
    expect(Object.keys(count).length).toBeGreaterThan(4);
  },
);
