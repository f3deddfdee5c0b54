import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { webRoutes } from '../../server/web/web.routes.ts';
import { ADMIN, startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { browserAt } from './support/browser.ts';

const page = '<!doctype html><title>Assay</title><script>1</script>';
let root: string;
let api: TestApi;
let product: Product;
let browser: ReturnType<typeof browserAt>;
/** The same, of somebody who may send files. */
let staff: ReturnType<typeof browserAt>;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'assay-web-'));
  mkdirSync(join(root, 'assets'));
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(root, '.vite/manifest.json'), '{}');
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(join(root, 'assets/app-1a2b.js'), 'export {};'.repeat(50));
  writeFileSync(join(root, 'assets/app-1a2b.js.gz'), gzipSync('export {};'.repeat(50)));
  api = await startApi({ demo: true, rateLimit: false });
  product = await startProduct(
    { ...api.config, port: 0 },
    {
      api: api.app,
      web: (front, options) => webRoutes(front, { ...options, root, renderer: 'none' }),
    },
  );
  browser = browserAt(product.address);
  staff = browserAt(product.address);
  await staff.ask('mutation($input: SignInInput!) { signInAdmin(input: $input) { message } }', {
    input: ADMIN,
  });
});
afterAll(async () => {
  await product.close();
  await api.stop();
  rmSync(root, { recursive: true });
});

const statusOf = async (path: string, init?: RequestInit) =>
  (await browser.send(path, init)).status;

describe('pages and files', () => {
  it('answers in plain words where a file was wanted that is not there', async () => {
    for (const path of ['/assets/gone.js', '/favicon.ico', '/flows/none', '/.vite/manifest.json']) {
      const gone = await browser.send(path);
      expect([gone.status, await gone.json()]).toEqual([
        404,
        { message: 'There is nothing here', code: 'NOT_FOUND' },
      ]);
    }
    expect(await statusOf('/home', { method: 'POST' })).toBe(404);
    expect(await statusOf('/..%2f..%2fpackage.json')).toBe(404);
    expect(await statusOf('/%E0%A4%A')).toBe(400);
  });

  it('lets pages run only scripts that are files or known by their hash, and asks for pages afresh', async () => {
    const { headers } = await browser.send('/home');
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[A-Za-z0-9+/]{43}=' https:\/\/checkout\.razorpay\.com https:\/\/cdn\.razorpay\.com;/,
    );
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(
      await statusOf('/home', {
        headers: { 'if-none-match': headers.get('etag')!, 'cache-control': 'max-age=0' },
      }),
    ).toBe(304);
    expect(await statusOf('/home', { method: 'HEAD' })).toBe(200);
  });

  it('gives hashed files for good, compressed as they were built', async () => {
    const { headers } = await browser.send('/assets/app-1a2b.js', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-encoding')).toBe('gzip');
    const forPages = ['etag', 'last-modified', 'referrer-policy', 'x-request-id'];
    expect(forPages.filter((name) => headers.has(name))).toEqual([]);
  });
});

describe('/graphql', () => {
  const question = { query: '{ faq { question } }' };
  const crossSite = 'blocked as a potential Cross-Site Request Forgery (CSRF)';

  it('opens an explorer that needs nothing from outside in a browser', async () => {
    const reply = await browser.send('/graphql', { headers: { accept: 'text/html' } });
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await reply.text()).not.toMatch(/https?:\/\//);
  });

  const sendText = (type: string, body?: string) =>
    browser.send('/graphql', { method: 'POST', headers: { 'content-type': type }, body });
  const sendForm = (fields: Record<string, string>, headers?: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return staff.send('/graphql', { method: 'POST', body, headers });
  };

  it.each([
    ['what is no JSON', () => sendText('application/json', '{'), 400, 'The body is not valid JSON'],
    [
      'another kind of content',
      () => sendText('text/csv', 'a,b'),
      415,
      'This kind of content is not accepted; send JSON',
    ],
    [
      'a simple request of another site',
      () => browser.send('/graphql?query={faq{question}}'),
      400,
      crossSite,
    ],
    [
      'a form without its header',
      () => sendForm({ operations: JSON.stringify(question) }),
      400,
      crossSite,
    ],
    [
      'a form that names no variable',
      () =>
        sendForm(
          { operations: '{"query":"{ faq { id } }"}', map: '{"0":["__proto__.x"]}' },
          { 'apollo-require-preflight': '1' },
        ),
      400,
      'The multipart request is not valid',
    ],
    [
      'an unknown field',
      () => browser.post('/graphql', { query: '{ nothing }' }),
      400,
      'Cannot query field "nothing" on type "Query".',
    ],
    [
      'a missing variable',
      () => browser.post('/graphql', { query: 'query($id: ID!) { labTest(id: $id) { id } }' }),
      400,
      'Variable "$id" of required type "ID!" was not provided.',
    ],
    [
      'a batch',
      () => browser.post('/graphql', [question, question]),
      400,
      'Operation batching disabled.',
    ],
    [
      'a thousand aliases',
      () =>
        browser.post('/graphql', {
          query: `{ ${Array.from({ length: 1000 }, (_, n) => `a${n}: faq { id }`).join(' ')} }`,
        }),
      400,
      'Syntax Error: Document contains more that 2000 tokens. Parsing aborted.',
    ],
    [
      'a huge body',
      () => browser.post('/graphql', { query: `{ faq { id } } #${'x'.repeat(300_000)}` }),
      413,
      'This is too large',
    ],
    [
      'half a character as an id',
      () =>
        browser.post('/graphql', {
          query: 'query($id: ID!) { order(id: $id) { id } }',
          variables: { id: '\ud800' },
        }),
      200,
      'Please log in',
    ],
    [
      'a number where a file belongs',
      () =>
        browser.post('/graphql', {
          query: 'mutation($file: Upload!) { uploadReport(orderId: "x", file: $file) { id } }',
          variables: { file: 1 },
        }),
      400,
      'Variable "$file" got invalid value 1; A file comes as a part of a multipart request',
    ],
    [
      'what is no name of an operation',
      () => browser.post('/graphql', { ...question, operationName: '\ud800' }),
      400,
      'Unknown operation named "\ud800".',
    ],
    [
      'an operation that is not in the document',
      () => browser.post('/graphql', { ...question, operationName: 'Nope' }),
      400,
      'Unknown operation named "Nope".',
    ],
    ['an empty body', () => sendText('application/json'), 400, 'The body is empty'],
  ])('refuses %s in plain words', async (_, send, status, words) => {
    const reply = await send();
    expect(reply.status).toBe(status);
    const { errors } = (await reply.json()) as {
      errors: { message: string; extensions: { code: string }; stacktrace?: unknown }[];
    };
    expect(errors[0]!.message).toContain(words);
    expect(errors[0]!.extensions.code).toMatch(/^(?!INTERNAL)[A-Z_]+$/);
    expect(JSON.stringify(errors)).not.toMatch(/node_modules|gateway\//);
  });

  it('runs nothing of a document when it has no operation of the name that was asked for', async () => {
    const email = 'never@example.com';
    const query = `mutation SignUp { signUp(input: { firstName: "A", lastName: "B", email: "${email}", password: "correct horse" }) { id } }`;
    for (let time = 0; time < 3; time += 1)
      expect((await browser.post('/graphql', { query, operationName: 'Other' })).status).toBe(400);
    expect(
      await api.db.selectFrom('users').select('id').where('email', '=', email).execute(),
    ).toEqual([]);
  });

  it('takes an empty operation name for none', async () => {
    expect(
      await (await browser.post('/graphql', { ...question, operationName: '' })).json(),
    ).toMatchObject({ data: { faq: expect.any(Array) } });
  });

  it("gives each answer the id that both logs have, its own or the asker's", async () => {
    expect((await browser.post('/graphql', question)).headers.get('x-request-id')).toMatch(
      /^[0-9a-f-]{36}$/,
    );
    expect(
      (await browser.post('/graphql', question, { 'x-request-id': 'proxy-12345678' })).headers.get(
        'x-request-id',
      ),
    ).toBe('proxy-12345678');
    expect(
      (await browser.post('/graphql', question, { 'x-request-id': '<script>' })).headers.get(
        'x-request-id',
      ),
    ).toMatch(/^[0-9a-f-]{36}$/);
  });
});
