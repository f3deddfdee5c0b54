import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../api/ids.ts';
import { writesOf } from './support/accessTable.ts';
import { keyedCalls } from './support/keyedCalls.ts';
import type { Ready } from './support/keyedStaffCalls.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
let port: number;
let tables: string[];
beforeAll(async () => {
  shop = await startRazorpayShop();
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(shop.api.db);
  tables = rows.map(({ name }) => name).filter((name) => !bookkeeping.has(name));
  await shop.api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.api.app.server.address() as AddressInfo);
});
afterAll(() => shop.stop());

/** They show a text as it would be published, and store a picture's file for a text to come. */
const withoutRows = new Set(['POST admin/content/preview', 'POST admin/content/image']);
/** What is bookkeeping of calls and sessions, and changes with each of them. */
const bookkeeping = new Set(['repeated_calls', 'sessions', 'limits']);

/** A fingerprint of each table. */
async function stored(): Promise<Record<string, string | null>> {
  const prints = tables.map(
    (name) => sql`
      select ${sql.lit(name)} as name, md5(string_agg(one::text, ' ' order by one::text)) as print
      from ${sql.table(name)} as one`,
  );
  const { rows } = await sql<{ name: string; print: string | null }>`
    ${sql.join(prints, sql` union all `)}`.execute(shop.api.db);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

/** Sends a call over a connection that is cut before its answer is read. Says its status. */
const cut = (method: string, { client, path, body, headers }: Ready, key: string) =>
  new Promise<number>((resolve, reject) => {
    const isForm = Buffer.isBuffer(body);
    const sent = request(
      {
        port,
        method,
        path: `/api/v1/${path}`,
        headers: {
          cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'idempotency-key': key,
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (answer) => {
        answer.on('error', () => undefined).destroy();
        resolve(answer.statusCode!);
      },
    ).on('error', reject);
    sent.end(isForm || body === undefined ? body : JSON.stringify(body));
  });

const isDone = (status: number) => status >= 200 && status < 300;
/**
 * Calls that end the session by which they are made, or begin another in its place: whoever lost that
 * answer logs in again.
 */
const endsSession = new Set([
  'POST users/deleteAccount',
  'POST admin/me/password',
  'POST admin/me/second-factor/confirm',
  'POST admin/me/second-factor/remove',
]);

it('has a row for each call that takes a key', async () => {
  const keyed = (await writesOf(shop.api)).filter((write) => write.keyed).map(({ call }) => call);
  expect(Object.keys(keyedCalls(shop)).toSorted()).toEqual(keyed.toSorted());
});

// The rows are read from here before the service is there; what each needs is made when it is its turn.
it.each(Object.keys(keyedCalls({} as typeof shop)))(
  '%s whose answer was lost is sent again, is answered, and is done once',
  async (call) => {
    const [method] = call.split(' ') as ['POST'];
    const ready = await keyedCalls(shop)[call]!();
    const key = newId();
    const before = await stored();
    const status = await cut(method, ready, key);
    expect([call, status]).toEqual([call, expect.toSatisfy(isDone)]);
    const after = await stored();
    const { client, path, body, headers } = ready;
    const again = await client.call(method, path, body, { ...headers, 'idempotency-key': key });
    expect([call, await stored()]).toEqual([call, after]);
    const answered = isDone(again.status) || (endsSession.has(call) && again.status === 401);
    const isChanged = JSON.stringify(after) !== JSON.stringify(before);
    expect([call, answered, isChanged || withoutRows.has(call)]).toEqual([call, true, true]);
  },
);
