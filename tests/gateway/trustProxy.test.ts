import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLimits } from '../../api/limits/limits.repository.ts';
import { ConfigError, readConfig } from '../../server/shared/config.ts';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';

/** What a login might be counted under. */
const CANDIDATES = [
  '203.0.113.5',
  '203.0.113.6',
  '203.0.113.7',
  '1.1.1.1',
  '2.2.2.2',
  'nonsense',
  '127.0.0.1',
];

const web = async () => undefined;
const question = JSON.stringify({
  query:
    'mutation { signIn(input: { email: "nobody@example.com", password: "not this one" }) { id } }',
});

/** The ways in: GraphQL, and REST through the same address. */
const ways = {
  graphql: (address: string, headers: Record<string, string>) =>
    fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: question,
    }),
  rest: (address: string, headers: Record<string, string>) =>
    fetch(`${address}/api/v1/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"email":"nobody@example.com","password":"not this one"}',
    }),
};

describe.each([
  ['in one process', false],
  ['apart', true],
])('limits per address, the gateway and the service %s', (_, apart) => {
  /** The product where a proxy at this machine's own address is trusted or not. */
  async function start(
    trustProxy: string[],
  ): Promise<{ api: TestApi; product: Product; addresses(): Promise<string[]> }> {
    const api = await startApi({ trustProxy });
    const product = apart
      ? await startProduct(
          { ...api.config, port: 0, apiUrl: await api.app.listen({ port: 0, host: '127.0.0.1' }) },
          { web },
        )
      : await startProduct({ ...api.config, port: 0 }, { web, api: api.app });
    const addresses = async () => {
      const limits = createLimits(api.app.deps);
      const counted = await Promise.all(
        CANDIDATES.map(async (address) => (await limits.countOf(`login:network:${address}`)) > 0),
      );
      await api.db.deleteFrom('limits').execute();
      return CANDIDATES.filter((_address, index) => counted[index]);
    };
    return { api, product, addresses };
  }
  let trusting: Awaited<ReturnType<typeof start>>;
  let strict: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    trusting = await start(['127.0.0.0/8']);
    // Where nothing is trusted, the service apart sees its gateway alone.
    strict = await start([]);
  });
  afterAll(async () => {
    for (const { api, product } of [trusting, strict]) {
      await product.close();
      await api.stop();
    }
  });

  it.each(['graphql', 'rest'] as const)(
    'count each customer behind a trusted proxy alone (%s)',
    async (way) => {
      for (const customer of ['203.0.113.5', '203.0.113.6'])
        await ways[way](trusting.product.address, { 'x-forwarded-for': customer });
      expect(await trusting.addresses()).toEqual(['203.0.113.5', '203.0.113.6']);
    },
  );

  it.each(['graphql', 'rest'] as const)(
    'believe what the proxy saw, not what its caller said (%s)',
    async (way) => {
      for (const lie of ['1.1.1.1', '2.2.2.2', 'nonsense'])
        await ways[way](trusting.product.address, { 'x-forwarded-for': `${lie}, 203.0.113.7` });
      expect(await trusting.addresses()).toEqual(['203.0.113.7']);
    },
  );

  it.each(['graphql', 'rest'] as const)('believe nobody who is not trusted (%s)', async (way) => {
    for (const lie of ['1.1.1.1', '2.2.2.2'])
      await ways[way](strict.product.address, { 'x-forwarded-for': lie });
    expect(await strict.addresses()).toEqual(['127.0.0.1']);
  });
});

describe('TRUST_PROXY', () => {
  it('takes addresses and networks', () => {
    expect(readConfig({ TRUST_PROXY: ' 10.0.0.0/8, 192.168.1.7 ,fd00::/8' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '192.168.1.7',
      'fd00::/8',
    ]);
    expect(readConfig({}).trustProxy).toEqual([]);
  });

  it.each(['true', '10.0.0.0/33', '10.0.0', '10.0.0.1/8/8', 'proxy.example.com'])(
    "refuses '%s' at the start",
    (given) => {
      expect(() => readConfig({ TRUST_PROXY: given })).toThrow(ConfigError);
    },
  );
});
