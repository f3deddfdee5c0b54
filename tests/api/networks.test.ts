import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
// What the test before counted has ended.
beforeEach(() => api.clock.advance({ days: 1 }));
afterAll(() => api.stop());

/** Looks an invitation up that nobody made; answers the status with the reason. */
async function lookUp(remoteAddress: string) {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/v1/admin/invitation',
    payload: { token: 'made-up' },
    remoteAddress,
  });
  const { reason } = reply.json<{ reason: string }>();
  return [reply.statusCode, reason, reply.headers['retry-after']];
}
const open = [404, 'INVITATION_NOT_FOUND', undefined];
const refused = [429, 'REQUESTS_TOO_MANY', '3600'];
const useUp = async (address: string) => {
  for (let time = 0; time < 60; time += 1) expect(await lookUp(address)).toEqual(open);
};

describe('what a network may do in an hour', () => {
  it('is counted for each IPv4 address, also where it is written as an IPv6 one', async () => {
    await useUp('203.0.113.7');
    expect(await lookUp('203.0.113.7')).toEqual(refused);
    expect(await lookUp('::ffff:203.0.113.7')).toEqual(refused);
    expect(await lookUp('::FFFF:203.0.113.7')).toEqual(refused);
    expect(await lookUp('203.0.113.77')).toEqual(open);
    expect(await lookUp('::ffff:203.0.113.8')).toEqual(open);
  });

  it('begins anew an hour after the first call', async () => {
    await useUp('203.0.113.7');
    api.clock.advance({ minutes: 59, seconds: 59 });
    expect(await lookUp('203.0.113.7')).toEqual([429, 'REQUESTS_TOO_MANY', '1']);
    api.clock.advance({ seconds: 1 });
    expect(await lookUp('203.0.113.7')).toEqual(open);
  });

  it('is counted for all IPv6 addresses of one connection, however they are written', async () => {
    await useUp('2001:db8:0:7::1');
    for (const same of [
      '2001:db8:0:7::2',
      '2001:db8:0:7:aaaa:bbbb:cccc:dddd',
      '2001:db8:0:7:0:0:0:1',
      '2001:db8::7:0:0:0:9',
    ])
      expect([same, await lookUp(same)]).toEqual([same, refused]);
    for (const other of ['2001:db8:0:8::1', '2001:db8::7', '2001:db9:0:7::1', '::1'])
      expect([other, await lookUp(other)]).toEqual([other, open]);
  });

  it('is counted for addresses that begin with zeros, too', async () => {
    await useUp('::1');
    expect(await lookUp('::2')).toEqual(refused);
    expect(await lookUp('0:0:0:0:1::')).toEqual(refused);
    expect(await lookUp('0:0:0:1::')).toEqual(open);
  });

  it('are 100 sign-ups', { timeout: 180_000 }, async () => {
    const signUp = (email: string, remoteAddress = '203.0.113.7') =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/users/signup',
        payload: { firstName: 'Asha', lastName: 'Rao', email, password: 'correct horse' },
        remoteAddress,
      });
    for (let made = 0; made < 100; made += 1)
      expect(
        (await signUp(made < 2 ? `many${made}@example.com` : 'many0@example.com')).statusCode,
      ).toBe(made < 2 ? 201 : 409);
    const late = await signUp('late@example.com');
    expect([late.statusCode, late.json<{ reason: string }>().reason]).toEqual([
      429,
      'ACCOUNTS_TOO_MANY',
    ]);
    // What is no form of an account counts for nothing.
    expect((await signUp('no e-mail')).statusCode).toBe(400);
    expect((await signUp('late@example.com', '198.51.100.9')).statusCode).toBe(201);
  });
});
