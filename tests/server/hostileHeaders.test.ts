import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { statusLineOf } from './support/rawRequest.ts';

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

/** Every request header that we, or a library on our way to an answer, take apart. */
const parsedHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'cookie',
  'host',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'sec-fetch-site',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
];
/** Texts that make a careless pattern try every way to split them. */
const awkward: Record<string, (length: number) => string> = {
  'spaces between two letters': (length) => `a${' '.repeat(length)}b`,
  'a media type and spaces': (length) => `application/json; charset=a${' '.repeat(length)}b`,
  'spaces after each comma': (length) => `${'a, '.repeat(length / 3)}b`,
  'commas alone': (length) => ','.repeat(length),
  'semicolons and spaces': (length) => `br${'; '.repeat(length / 2)}b`,
  'quotes that do not close': (length) => `"${'\\"'.repeat(length / 2)}`,
  'equals signs': (length) => `a${'=a'.repeat(length / 2)}`,
  'tabs and spaces': (length) => `a${' \t'.repeat(length / 2)}b`,
  'one letter': (length) => 'a'.repeat(length),
};
const paths: [path: string, body?: string][] = [
  ['/graphql', '{"query":"{ faq { question } }"}'],
  ['/api/v1/tests/alltests'],
];

const request = (path: string, headers: Record<string, string>, body = '') =>
  [
    `${body ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    ...Object.entries({
      host: 'localhost',
      connection: 'close',
      ...(body && { 'content-type': 'application/json', 'content-length': String(body.length) }),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');

/** Milliseconds of processor time that this process takes to answer. */
async function costOf(text: string): Promise<number> {
  const before = process.cpuUsage();
  await statusLineOf(product.address, text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

describe.each(paths)('%s', (path, body) => {
  it.each([15_000, 7_000, 250])(
    'answers no awkward header of %i characters much slower than a plain request',
    async (length) => {
      const plain: number[] = [];
      for (let time = 0; time < 30; time += 1) plain.push(await costOf(request(path, {}, body)));
      const slow: string[] = [];
      for (const name of parsedHeaders)
        for (const [kind, make] of Object.entries(awkward)) {
          const text = request(path, { [name]: make(length) }, body);
          // The quickest of three: a pause of the garbage collector is no fault of the header.
          const quickest = Math.min(await costOf(text), await costOf(text), await costOf(text));
          if (quickest > 10 * median(plain) + 10) slow.push(`${name}: ${kind}, ${quickest} ms`);
        }
      expect(slow).toEqual([]);
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
