import type { Product } from '../../../server/startProduct.ts';
import { statusLineOf } from './rawRequest.ts';

/** Every request header that we, or a library on our way to an answer, take apart. */
export const parsedHeaders = [
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
export const awkward: Record<string, (length: number) => string> = {
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
export const paths: [path: string, body?: string][] = [
  ['/graphql', '{"query":"{ faq { question } }"}'],
  ['/api/v1/tests/alltests'],
];

export const request = (path: string, headers: Record<string, string>, body = '') =>
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
async function costOf(product: Product, text: string): Promise<number> {
  const before = process.cpuUsage();
  await statusLineOf(product.address, text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** What a plain request costs in this process, as the middle one of thirty. */
export async function plainCost(product: Product, path: string, body?: string): Promise<number> {
  const costs: number[] = [];
  for (let time = 0; time < 30; time += 1)
    costs.push(await costOf(product, request(path, {}, body)));
  return median(costs);
}

/** A header that is slow to take apart is so each time; what else this process does is not. */
const mostTries = 20;

/** What is much slower than a plain request in each of twenty tries, or null. */
export async function slownessOf(
  product: Product,
  plain: number,
  [path, body]: (typeof paths)[number],
  name: string,
  value: string,
): Promise<string | null> {
  const text = request(path, { [name]: value }, body);
  const limit = 10 * plain + 10;
  let quickest = Infinity;
  for (let time = 0; time < mostTries && quickest > limit; time += 1)
    quickest = Math.min(quickest, await costOf(product, text));
  return quickest > limit ? `${path} ${name}: ${value.slice(0, 40)}… takes ${quickest} ms` : null;
}
