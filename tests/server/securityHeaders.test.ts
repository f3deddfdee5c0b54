import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { webRoutes } from '../../server/web/web.routes.ts';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { browserAt } from '../gateway/support/browser.ts';

const root = mkdtempSync(join(tmpdir(), 'assay-headers-'));
mkdirSync(join(root, 'assets'));
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Assay</title>');
writeFileSync(join(root, 'assets/app-1a2b.js'), 'export {};');
afterAll(() => rmSync(root, { recursive: true }));

/** One of each kind of answer that the product gives, and its status. */
const json = { 'content-type': 'application/json' };
const kinds: [kind: string, path: string, status: number, init?: RequestInit][] = [
  ['a page', '/home', 200],
  ['a page by whatever name', '/nowhere', 200],
  ['a script', '/assets/app-1a2b.js', 200],
  ['a file that is not there', '/assets/gone.js', 404],
  [
    'a GraphQL answer',
    '/graphql',
    200,
    { method: 'POST', headers: json, body: '{"query":"{ faq { id } }"}' },
  ],
  ['a refused GraphQL request', '/graphql', 400, { method: 'POST', headers: json, body: '{' }],
  [
    'a GraphQL stream',
    '/graphql/stream',
    200,
    {
      method: 'POST',
      headers: { ...json, accept: 'text/event-stream' },
      body: '{"query":"subscription { orderChanged(id: \\"o1\\") { id } }"}',
    },
  ],
  ['a REST answer', '/api/v1/tests/alltests', 200],
  ['a refused REST call', '/api/v1/users/me', 401],
  ['a REST call that is not there', '/api/v1/nothing', 404],
  ['the health check', '/healthz', 200],
  ['the readiness check', '/readyz', 200],
];

describe.each([false, true])('with production %s', (production) => {
  let api: TestApi;
  let product: Product;
  beforeAll(async () => {
    api = await startApi({ demo: true, rateLimit: false });
    product = await startProduct(
      { ...api.config, production, port: 0 },
      {
        api: api.app,
        web: (front, options) => webRoutes(front, { ...options, root, renderer: 'none' }),
      },
    );
  });
  afterAll(async () => {
    await product.close();
    await api.stop();
  });
  const answerOf = async (path: string, init?: RequestInit) => {
    const reply = await browserAt(product.address).send(path, init);
    await reply.body?.cancel();
    return reply;
  };

  it.each(kinds)(
    '%s cannot be used by another site, nor read as what it is not',
    async (_, path, status, init) => {
      const reply = await answerOf(path, init);
      // Production takes only the web's own documents, which these are not.
      const isForeign = production && path.startsWith('/graphql');
      expect(isForeign ? status : reply.status).toBe(status);
      expect(reply.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      expect(reply.headers.get('x-frame-options')).toMatch(/^(DENY|SAMEORIGIN)$/);
    },
  );

  it('pages share no window with another site', async () => {
    for (const path of ['/home', '/nowhere']) {
      const reply = await answerOf(path);
      expect(reply.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    }
  });

  it('pages ask for HTTPS in production alone', async () => {
    for (const path of ['/home', '/nowhere']) {
      const policy = (await answerOf(path)).headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy.includes('upgrade-insecure-requests')).toBe(production);
    }
    const secure = (await answerOf('/home')).headers.get('strict-transport-security');
    expect(secure).toBe(production ? 'max-age=31536000' : null);
  });
});
