import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFuzzedProduct } from '../api/support/fuzz/product.ts';
import { tried } from '../attack/figures.ts';

let fuzzed: Awaited<ReturnType<typeof startFuzzedProduct>>;
beforeAll(async () => {
  fuzzed = await startFuzzedProduct();
});
afterAll(() => fuzzed.stop());

it(
  '600 generated bad inputs to every GraphQL operation are told of, and are never a fault of ours',
  { timeout: 180_000 },
  async () => {
    const count = await fuzzed.fuzz(600);
    tried('bad input', 600, count);
    // The doors were open to those who came, so that the inputs reached what is behind them.
    expect(Object.keys(count)).toEqual(
      expect.arrayContaining([
        'data',
        'BAD_USER_INPUT',
        'BAD_REQUEST',
        'UNAUTHENTICATED',
        'NOT_FOUND',
      ]),
    );
  },
);
