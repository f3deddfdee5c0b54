import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { multipart } from '../api/support/multipart.ts';
import { adminClient } from '../api/support/people.ts';

let api: TestApi;
let product: Product;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  product = await startProduct(
    { ...api.config, port: 0 },
    { web: async () => undefined, api: api.app },
  );
  cookie = `assay_admin=${(await adminClient(api)).cookies.get('assay_admin')}`;
});
afterAll(async () => {
  await product.close();
  await api.stop();
});

const large = Buffer.alloc(2_300_000, 'x');
const files = (count: number) =>
  multipart(
    Array.from({ length: count }, (_, index) => [['icon', 'image'][index % 2]!, large, 'a.png']),
  );

/** What comes back on one connection, once so many answers have begun. */
async function answersOn(requests: Buffer[]): Promise<string[]> {
  const socket = connect(Number(new URL(product.address).port), '127.0.0.1');
  let received = '';
  socket.on('data', (text) => {
    received += text.toString('latin1');
  });
  const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status!);
  for (const [index, request] of requests.entries()) {
    socket.write(request);
    await expect.poll(() => statuses().length, { timeout: 5000 }).toBe(index + 1);
  }
  socket.destroy();
  await once(socket, 'close');
  return statuses();
}

const post = (path: string, headers: Record<string, string>, body: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `POST ${path} HTTP/1.1\r\n${Object.entries({
        host: 'a',
        cookie,
        'content-length': String(body.length),
        ...headers,
      })
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
    ),
    body,
  ]);

it.each([
  ['/graphql', 'with files that are too large', 2],
  ['/graphql', 'with too many files', 7],
  ['/api/v1/tests/test', 'with files that are too large', 2],
  ['/api/v1/tests/test', 'with too many files', 7],
])(
  'a form to %s %s is refused, and the connection serves the next request',
  async (path, _, count) => {
    const form = files(count);
    const question = Buffer.from('{"query":"{ faq { id } }"}');
    expect(
      await answersOn([
        post(path, { ...form.headers, 'apollo-require-preflight': '1' }, form.body),
        post('/graphql', { 'content-type': 'application/json' }, question),
      ]),
    ).toEqual(['413', '200']);
  },
);
