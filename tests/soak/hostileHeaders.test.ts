import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { timesLonger } from '../attack/attacks.ts';
import { countOf, tried } from '../attack/figures.ts';
import {
  awkward,
  parsedHeaders,
  paths,
  plainCost,
  slownessOf,
} from '../server/support/hostileHeaders.ts';

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

const headers = 1500 * timesLonger;
const pick = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)]!;
/** Up to four awkward texts one after the other, none longer than what a server is sent at once. */
const mixed = () =>
  Array.from({ length: 1 + Math.floor(Math.random() * 4) }, () =>
    pick(Object.values(awkward))(Math.floor(Math.random() ** 2 * 4000)),
  ).join(pick([',', ';', ' ', '"', '']));

// What reads headers does not touch the database.
it.skipIf(inject('templateUrl'))(
  `${headers} headers mixed of awkward texts cost no more than a plain request`,
  { timeout: 600_000 * timesLonger },
  async () => {
    const plain = Math.max(
      ...(await Promise.all(paths.map(([path, body]) => plainCost(product, path, body)))),
    );
    const slow: (string | null)[] = [];
    while (slow.length < headers)
      slow.push(await slownessOf(product, plain, pick(paths), pick(parsedHeaders), mixed()));
    tried('hostile headers', slow.length, countOf(slow.map((one) => (one ? 'slow' : 'quick'))));
    expect(slow.filter((one) => one !== null)).toEqual([]);
  },
);
