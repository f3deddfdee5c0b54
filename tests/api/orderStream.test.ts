import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApi } from '../../api/app.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import { adminClient, codeFor, verifiedCustomer } from './support/people.ts';

let api: TestApi;
/** Another process of the same service, as far as the database can tell. */
let second: Awaited<ReturnType<typeof buildApi>>;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
  second = await buildApi({
    config: { ...api.config, databaseUrl: api.databaseUrl },
    clock: api.clock.now,
    // The embedded database has one owner; a server takes another connection, as another process.
    ...(!api.databaseUrl && { database: api.database }),
    jobs: false,
    print: () => {},
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  await second.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await second.close();
  await api.stop();
});

/** A customer with a password, whose order is followed at one of the two. */
async function following(at: 'here' | 'in another process') {
  const customer = await verifiedCustomer(api);
  const { id } = await checkout(api);
  await api.db.updateTable('orders').set({ user_id: customer.id }).where('id', '=', id).execute();
  const { port } = (at === 'here' ? api.app : second).server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}/api/v1/order/${id}/events`, {
    headers: { cookie: `assay_session=${customer.cookies.get('assay_session')}` },
  });
  const seen = { text: '', ended: false };
  const reading = (async () => {
    for await (const chunk of reply.body!) seen.text += Buffer.from(chunk).toString();
    seen.ended = true;
  })();
  await expect.poll(() => seen.text).toContain('"PENDING"');
  const cookie = customer.cookies.get('assay_session')!;
  return {
    customer,
    id,
    cookie,
    seen,
    reading,
    /** Somebody else changes the order. */
    cancelledWith: async (reason: string) => {
      const admin = await adminClient(api);
      await admin.post(`admin/orders/${id}/move`, { action: 'cancel', note: reason });
    },
  };
}
type Following = Awaited<ReturnType<typeof following>>;

const endings: Record<string, (one: Following) => Promise<unknown>> = {
  'logs out': ({ customer }) => customer.post('users/logout', {}),
  'logs in anew': ({ customer }) =>
    customer.post('users/login', { email: customer.email, password: customer.password }),
  'sets a new password elsewhere': async ({ customer }) => {
    const elsewhere = api.client();
    await elsewhere.post('users/forgotPassword', { email: customer.email });
    return elsewhere.post('users/resetPassword', {
      email: customer.email,
      otp: await codeFor(api, customer.email),
      newPassword: 'another good password',
    });
  },
  'deletes the account': ({ customer }) =>
    customer.post('users/deleteAccount', { password: customer.password }),
};

describe.each(['here', 'in another process'] as const)('a stream that is open %s', (at) => {
  it.each(Object.keys(endings))('ends at once when its customer %s', async (how) => {
    const one = await following(at);
    const answer = (await endings[how]!(one)) as { status: number };
    expect(answer.status).toBeLessThan(300);
    await one.cancelledWith('SECRET REASON');
    await one.reading;
    expect(one.seen.ended).toBe(true);
    expect(one.seen.text).not.toContain('SECRET REASON');
  });

  it('goes on while its session is open, and ends then without waiting for a heartbeat', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const one = await following(at);
    await one.cancelledWith('a plain reason');
    await expect.poll(() => one.seen.text).toContain('a plain reason');
    expect(one.seen.ended).toBe(false);
    await one.customer.post('users/logout', {});
    await one.reading;
  });
});

it('a stream whose session ran out, or went without a word, ends at the next heartbeat', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const one = await following('here');
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.poll(() => one.seen.text).toContain('still here');
  expect(one.seen.ended).toBe(false);
  await api.db.deleteFrom('sessions').where('user_id', '=', one.customer.id).execute();
  await vi.advanceTimersByTimeAsync(20_000);
  await one.reading;
});

it('a customer has ten streams at once, which no proxy holds back; one that is closed makes room', async () => {
  const [mine, others] = [await checkout(api), await checkout(api)];
  const { port } = api.app.server.address() as AddressInfo;
  const stops: AbortController[] = [];
  const open = async ({ guest, id } = mine) => {
    const stop = new AbortController();
    stops.push(stop);
    return fetch(`http://127.0.0.1:${port}/api/v1/order/${id}/events`, {
      headers: { cookie: `assay_session=${guest.session}` },
      signal: stop.signal,
    });
  };
  const { status, headers } = await open();
  expect([
    status,
    ...['content-type', 'cache-control', 'x-accel-buffering', 'x-content-type-options'].map(
      (name) => headers.get(name),
    ),
  ]).toEqual([200, 'text/event-stream', 'no-store', 'no', 'nosniff']);
  for (let stream = 1; stream < 10; stream += 1) expect((await open()).status).toBe(200);
  const refused = await open();
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
    429,
    '30',
    { reason: 'REQUESTS_TOO_MANY' },
  ]);
  expect((await open(others)).status).toBe(200);
  stops[0]!.abort();
  await expect.poll(async () => (await open()).status).toBe(200);
  for (const stop of stops) stop.abort();
});
