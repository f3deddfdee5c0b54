import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import {
  awkward,
  parsedHeaders,
  paths,
  plainCost,
  request,
  slownessOf,
} from './support/hostileHeaders.ts';
import { statusLineOf } from './support/rawRequest.ts';
import { countOf, tried } from '../attack/figures.ts';

let api: TestApi;
let product: Product;

beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
  product = await startProduct(
    { ...api.config, port: 0 },
    { api: api.app, web: async () => undefined },
  );
});
afterAll(async () => {
  await product.close();
  await api.stop();
});

describe.each(paths)('%s', (path, body) => {
  it.each([15_000, 7_000, 250])(
    'answers no awkward header of %i characters much slower than a plain request',
    async (length) => {
      const plain = await plainCost(product, path, body);
      const slow: (string | null)[] = [];
      for (const name of parsedHeaders)
        for (const make of Object.values(awkward))
          slow.push(await slownessOf(product, plain, [path, body], name, make(length)));
      tried('hostile headers', slow.length, countOf(slow.map((one) => (one ? 'slow' : 'quick'))));
      expect(slow.filter((one) => one !== null)).toEqual([]);
    },
    120_000,
  );
});

it('refuses a header that we take apart and that is longer than any honest one', async () => {
  const refused = async (path: string, headers: Record<string, string>, body?: string) =>
    statusLineOf(product.address, request(path, headers, body));
  for (const name of ['if-none-match', 'content-type', 'accept-encoding', 'origin'])
    for (const [path, body] of paths)
      expect([name, await refused(path, { [name]: 'a'.repeat(300) }, body)]).toEqual([
        name,
        'HTTP/1.1 431 Request Header Fields Too Large',
      ]);
  expect(await refused('/api/v1/tests/alltests', { cookie: 'a'.repeat(9000) })).toBe(
    'HTTP/1.1 431 Request Header Fields Too Large',
  );
  expect(await refused('/api/v1/tests/alltests', { cookie: 'a'.repeat(3000) })).toBe(
    'HTTP/1.1 200 OK',
  );
});
