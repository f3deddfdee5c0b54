import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { callsOf, MAY, SIGNED } from '../api/support/accessTable.ts';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { temporaryAdministrator, verifiedCustomer } from '../api/support/people.ts';
import { STAFF_MAY } from '../api/support/staffTable.ts';

/** Who knocks. */
const visitors = ['nobody', 'customer', 'technician', 'owner'] as const;
type Visitor = (typeof visitors)[number];

/** What may be read of each kind of body before anybody's right to send it is known, and after. */
const kinds = {
  'of a stranger': { type: 'application/json', most: 32 * 1024 },
  JSON: { type: 'application/json', most: 256 * 1024 },
  'form of another site': { type: 'application/x-www-form-urlencoded', most: 32 * 1024 },
  form: { type: 'multipart/form-data; boundary=x', most: 9 * 1024 * 1024 },
};
type Kind = keyof typeof kinds;

let api: TestApi;
let product: Product;
let routes: string;
const cookies = {} as Record<Visitor, string>;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
  product = await startProduct(
    // In production the relay of the flow page is not there.
    { ...api.config, port: 0, production: true },
    {
      api: api.app,
      web: async (app) => {
        routes = app.printRoutes({ commonPrefix: false });
      },
    },
  );
  cookies.nobody = 'assay_session=invented; assay_admin=invented';
  cookies.customer = `assay_session=${(await verifiedCustomer(api)).cookies.get('assay_session')}`;
  for (const role of ['technician', 'owner'] as const)
    cookies[role] =
      `assay_admin=${(await temporaryAdministrator(api, role)).cookies.get('assay_admin')}`;
});
afterAll(async () => {
  await product.close();
  await api.stop();
});

/**
 * The status that a request gets by its headers alone, which announce a body of one byte more than
 * may be read of it; none of the body is ever sent.
 */
async function knock(call: string, who: Visitor, kind: Kind): Promise<number> {
  const [method, path] = call.split(' ') as [string, string];
  const { type, most } = kinds[kind];
  const { hostname, port } = new URL(product.address);
  const socket = connect(Number(port), hostname);
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: a\r\ncookie: ${cookies[who]}\r\napollo-require-preflight: 1\r\ncontent-type: ${type}\r\ncontent-length: ${most + 1}\r\n\r\n`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return Number(answer.toString('latin1').split(' ')[1]);
}

/** The answers of a call to everybody. */
const knockAs = async (call: string, kind: Kind) =>
  Object.fromEntries(
    await Promise.all(visitors.map(async (who) => [who, await knock(call, who, kind)] as const)),
  );

/** What a call has to answer before it reads: 413 to who may make it, as the body is too long. */
function expected(call: string, who: Visitor): number {
  if (SIGNED.has(call) || MAY[call] === 'everyone') return 413;
  if (MAY[call] === 'customers') return who === 'customer' ? 413 : 401;
  if (who === 'nobody') return 401;
  return who !== 'customer' && STAFF_MAY[call]!.includes(who) ? 413 : 403;
}

function kindOf(call: string, types: string[]): Kind {
  if (types.includes('multipart/form-data')) return 'form';
  if (types.includes('application/x-www-form-urlencoded')) return 'form of another site';
  return MAY[call] === 'everyone' ? 'of a stranger' : 'JSON';
}

describe('before the first byte of a body is read', () => {
  it('every call of the service has refused whoever may not make it, and what is too long', async () => {
    const { paths } = JSON.parse((await api.client().get('openapi.json')).text) as {
      paths: Record<string, Record<string, { requestBody?: { content: object } }>>;
    };
    const writes = (await callsOf(api)).filter((call) => !call.startsWith('GET '));
    const table: Record<string, object> = {};
    for (const call of writes) {
      const [method, path] = call.split(' ') as [string, string];
      const body = paths[`/api/v1/${path}`]![method.toLowerCase()]!.requestBody;
      const kind = kindOf(call, Object.keys(body?.content ?? {}));
      const url = `${method} /api/v1/${path.replace(/\{\w+\}/g, 'unknown')}`;
      table[`${call}, ${kind}`] = [
        await knockAs(url, kind),
        visitors.map((who) => [who, expected(call, who)]),
      ];
    }
    expect(Object.keys(table).length).toBeGreaterThan(60);
    for (const [call, [answers, wanted]] of Object.entries(table) as [
      string,
      [object, [Visitor, number][]],
    ][])
      expect([call, answers]).toEqual([call, Object.fromEntries(wanted)]);
  });

  it('the gateway has refused forms of whoever has no session of the staff', async () => {
    expect(await knockAs('POST /graphql', 'form')).toEqual({
      nobody: 401,
      customer: 403,
      technician: 413,
      owner: 413,
    });
    for (const path of ['/graphql', '/graphql/stream'])
      expect(await knockAs(`POST ${path}`, 'JSON')).toEqual(
        Object.fromEntries(visitors.map((who) => [who, 413])),
      );
  });

  it('the gateway takes bodies nowhere else', () => {
    const lines = routes.split('\n').filter((line) => /POST|PUT|PATCH|DELETE/.test(line));
    const paths = lines.map((line) => /[a-z]\S*/.exec(line)![0]);
    expect(paths).toEqual(['graphql', 'stream']);
  });
});
