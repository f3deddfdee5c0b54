import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { operation } from '../../api/operation.ts';
import { bareApp } from './support/bareApp.ts';

/** A service that answers with what was sent. */
function echo(options?: Parameters<typeof bareApp>[0]) {
  const { app } = bareApp(options);
  app.route({
    method: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    url: '/api/echo',
    handler: async ({ body }) => ({ body }),
  });
  app.post(
    '/api/back',
    operation({
      operationId: 'comeBack',
      access: 'everyone',
      tags: ['payments'],
      summary: 'Back',
      description: 'Back.',
      refuses: [],
      fromOtherSite: true,
      sends: {},
    }),
    async () => ({}),
  );
  app.get('/page/:name', async () => ({}));
  return async (sent: InjectOptions) => {
    const answer = await app.inject({ method: 'POST', url: '/api/echo', ...sent });
    const { reason, message, ...rest } = (
      answer.body.startsWith('{') ? answer.json() : {}
    ) as Record<string, unknown>;
    return { status: answer.statusCode, headers: answer.headers, reason, message, ...rest };
  };
}
const json = { 'content-type': 'application/json' };

describe('every answer', () => {
  const hardening = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  };

  it('has the headers that harden it; calls are not stored anywhere, pages may be', async () => {
    const send = echo();
    const call = (await send({})).headers;
    expect(call).toMatchObject({ ...hardening, 'cache-control': 'no-store' });
    expect(call).not.toHaveProperty('strict-transport-security');
    const page = (await send({ method: 'GET', url: '/page/a' })).headers;
    expect(page).toMatchObject(hardening);
    expect(page).not.toHaveProperty('cache-control');
  });

  it('keeps browsers to HTTPS in production', async () => {
    expect((await echo({ production: true })({})).headers).toMatchObject({
      ...hardening,
      'strict-transport-security': 'max-age=31536000',
    });
  });
});

describe('what a page of another site has a browser send with its cookies', () => {
  const host = 'lab.example';
  const refused = [403, 'OTHER_SITE'];
  const tried = async (
    headers: Record<string, string>,
    method: 'POST' | 'GET' | 'HEAD' = 'POST',
  ) => {
    const { status, reason } = await echo()({ method, headers: { host, ...headers } });
    return [status, reason];
  };
  const cookie = 'assay_session=1';

  it.each<[string, Record<string, string>]>([
    ['says that it is from another site', { 'sec-fetch-site': 'cross-site' }],
    ['says that it is from a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['has another origin', { origin: 'https://evil.example' }],
    ['has the origin of another port', { origin: `https://${host}:8443` }],
    ['has no origin', { origin: 'null' }],
    ['comes from an extension', { origin: `chrome-extension://${host}` }],
    [
      'has another origin and no site',
      { origin: 'https://evil.example', 'sec-fetch-site': 'none' },
    ],
  ])('is refused where it %s', async (_, headers) => {
    expect(await tried({ ...headers, cookie })).toEqual(refused);
  });

  it.each<[string, Record<string, string>]>([
    ['is from our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
    ['has our own origin', { origin: `https://${host}` }],
    ['has our own origin without TLS', { origin: `http://${host}` }],
    ['was typed by a person', { 'sec-fetch-site': 'none' }],
    ['is from a program', {}],
  ])('is taken where it %s', async (_, headers) => {
    expect((await tried({ ...headers, cookie }))[0]).toBe(200);
  });

  it('is taken by the call that the page of another site is to make, and by its neighbour not', async () => {
    const headers = { host, cookie, 'sec-fetch-site': 'cross-site' };
    expect((await echo()({ url: '/api/back', headers })).status).toBe(200);
    expect((await echo()({ headers })).status).toBe(403);
  });

  it('is taken where it only reads, and without cookies', async () => {
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    for (const method of ['GET', 'HEAD'] as const)
      expect((await tried({ ...elsewhere, cookie }, method))[0]).toBe(200);
    expect((await tried(elsewhere))[0]).toBe(200);
  });
});

describe('a body', () => {
  const send = (payload: unknown, headers: Record<string, string> = json) =>
    echo()({ payload: payload as string, headers });
  const nested = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

  it('is JSON, or nothing, which counts as an empty object', async () => {
    expect(await send('{"a":[1,null,"b"]}')).toMatchObject({ body: { a: [1, null, 'b'] } });
    expect(await send('')).toMatchObject({ status: 200, body: {} });
    expect(await send('{"a":')).toMatchObject({ status: 400, reason: 'BODY_NOT_JSON' });
    expect(await send('{"__proto__":{"a":1}}')).toMatchObject({ status: 400 });
    expect(await send('{"constructor":{"prototype":{"a":1}}}')).toMatchObject({ status: 400 });
  });

  it('of another type, or too large, is not taken', async () => {
    const plain = await send('a', { 'content-type': 'text/plain' });
    expect(plain).toMatchObject({ status: 415, reason: 'CONTENT_TYPE_UNKNOWN' });
    const large = await send(JSON.stringify('x'.repeat(1000)));
    expect(large).toMatchObject({ status: 413, reason: 'TOO_LARGE' });
  });

  it('has 32 levels at most', async () => {
    expect((await send(nested(32))).status).toBe(200);
    expect(await send(nested(33))).toMatchObject({ status: 400, reason: 'NESTED_TOO_DEEPLY' });
  });

  it.each([[{ 'a\0': 1 }], [{ a: { b: ['\0'] } }], ['\0']])(
    'with the NUL character is refused: %j',
    async (payload) => {
      expect(await send(JSON.stringify(payload))).toMatchObject({
        status: 400,
        reason: 'NUL_CHARACTER',
      });
    },
  );
});

describe('an address', () => {
  const get = (url: string) => echo()({ method: 'GET', url });

  it('with the NUL character is refused, in its path and in its query', async () => {
    for (const url of ['/page/%00', '/page/a?b=%00', '/page/a?%00=b'])
      expect(await get(url)).toMatchObject({ status: 400, reason: 'NUL_CHARACTER' });
  });

  it('that cannot be read, or has a name that is too long, is refused', async () => {
    expect(await get('/page/%E0%A4%A')).toMatchObject({ status: 400, reason: 'URL_INVALID' });
    expect(await get(`/page/${'x'.repeat(21)}`)).toMatchObject({
      status: 404,
      reason: 'URL_NOT_FOUND',
    });
  });

  it('that nothing stands at is answered with its first 200 letters, without its query', async () => {
    expect(await get('/nowhere?secret=1')).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      reason: 'ROUTE_NOT_FOUND',
      message: 'There is nothing at GET /nowhere',
    });
    const { message } = await get(`/${'x'.repeat(300)}`);
    expect(message).toBe(`There is nothing at GET /${'x'.repeat(199)}`);
  });
});
