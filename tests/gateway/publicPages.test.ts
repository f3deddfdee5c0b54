import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { readTrustedDocuments } from '../../server/graphql/trustedDocuments.ts';
import { webRoutes } from '../../server/web/web.routes.ts';
import { LabTestDocument, LabTestsDocument, MeDocument } from '../../web/generated/graphql.ts';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { adminClient } from '../api/support/people.ts';
import { browserAt } from './support/browser.ts';
import { hashOf, makeStubWeb, renderedPaths } from './support/stubWeb.ts';

const address = (document: object, variables = {}) =>
  `/graphql?${new URLSearchParams({ extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(document) } }), variables: JSON.stringify(variables) })}`;

let root: string;
let api: TestApi;
let product: Product;
let browser: ReturnType<typeof browserAt>;
beforeAll(async () => {
  root = makeStubWeb();
  api = await startApi({ demo: true, rateLimit: false });
  product = await startProduct(
    { ...api.config, port: 0 },
    {
      api: api.app,
      web: (front, options) =>
        webRoutes(front, { ...options, root, renderer: join(root, 'server.mjs') }),
    },
  );
  browser = browserAt(product.address);
});
afterAll(async () => {
  await product.close();
  await api.stop();
  rmSync(root, { recursive: true });
});

const rename = async (testName: string) => {
  const { status } = await (await adminClient(api)).call('PATCH', 'tests/tsh', { testName });
  expect(status).toBe(200);
};
const namesIn = async (reply: Response) =>
  ((await reply.json()) as { data: { labTests: { id: string; name: string }[] } }).data.labTests;

describe('a public page', () => {
  it('comes in the language that was chosen, and says that it depends on the choice', async () => {
    const [english, hindi] = await Promise.all(
      ['theme=dark', 'theme=dark; assay_lang=hi'].map((cookie) =>
        browser.send('/home', { headers: { cookie } }),
      ),
    );
    expect(await english!.text()).toContain(
      '<html lang="en"><meta name="description" content="in en">',
    );
    expect(await hindi!.text()).toContain(
      '<html lang="hi"><meta name="description" content="in hi">',
    );
    expect(hindi!.headers.get('vary')).toBe('accept-encoding, cookie');
    expect(hindi!.headers.get('etag')).not.toBe(english!.headers.get('etag'));
    expect(
      await (await browser.send('/orders', { headers: { cookie: 'assay_lang=hi' } })).text(),
    ).toContain('<html lang="hi">');
  });
  it('is rendered once, however its address is spelt', async () => {
    const rendered = renderedPaths();
    for (const path of [
      '/home',
      '/HOME',
      '/hoMe/',
      '/home?x=1',
      '/testinfo/tsh',
      '/testinfo/%74sh',
    ])
      expect((await browser.send(path)).status).toBe(200);
    expect(rendered().length).toBeLessThanOrEqual(2);
  });

  it('of a test that is not there is rendered once for all of them, until there is one', async () => {
    await browser.send('/testinfo/no-such-test');
    const rendered = renderedPaths();
    for (let other = 0; other < 20; other += 1) {
      const reply = await browser.send(`/testinfo/no-such-test-${other}`);
      expect([reply.status, reply.headers.get('etag')]).toEqual([404, null]);
      expect(await reply.text()).not.toContain('canonical');
    }
    expect(rendered()).toEqual([]);
  });

  it('is a shell with 404 where the product has none, and without an ETag to be held against', async () => {
    for (const [path, shell] of [
      ['/no/such/page', '/orders'],
      ['/admin/no/such', '/admin'],
    ] as const) {
      const unknown = await browser.send(path);
      expect([unknown.status, unknown.headers.get('etag')]).toEqual([404, null]);
      expect(await unknown.text()).toContain(`<title>&lt;${shell}></title>`);
    }
  });
  it('comes whole: what it shows, its styles, the code it needs, and the answers for the browser', async () => {
    const reply = await browser.send('/home');
    const text = await reply.text();
    expect(text).toContain('<div id="root" data-server-rendered>Complete Blood Count');
    expect(text).toContain('<title>&lt;/home></title>');
    expect(text.match(/modulepreload[^>]*/g)).toEqual([
      'modulepreload" crossorigin fetchpriority="low" href="/home.js"',
      'modulepreload" crossorigin fetchpriority="low" href="/grid.js"',
      // The page's own, once.
      'modulepreload" fetchpriority="low" crossorigin href="/shared.js"',
    ]);
    expect(JSON.parse(/id="answers">(.*?)<\/script>/.exec(text)![1]!)).toHaveProperty([
      'LabTests {}',
      'labTests',
      44,
    ]);
    expect(
      (
        await browser.send('/home', {
          headers: { 'if-none-match': reply.headers.get('etag')!, 'cache-control': 'no-cache' },
        })
      ).status,
    ).toBe(304);
  });

  it('is rendered again when the catalogue changes, and only then', async () => {
    const before = (await browser.send('/home')).headers.get('etag');
    expect((await browser.send('/home')).headers.get('etag')).toBe(before);
    await rename('TSH </script><b>');
    await expect
      .poll(async () => (await browser.send('/home')).headers.get('etag'))
      .not.toBe(before);
    expect(
      /id="answers">(.*?)<\/script>/.exec(await (await browser.send('/home')).text())![1],
    ).toContain(String.raw`TSH \u003c/script>`);
    await rename('TSH');
  });

  it('of a test that is not there is not found; any other address gets the shell', async () => {
    expect((await browser.send('/testinfo/none')).status).toBe(404);
    expect((await browser.send('/testinfo/tsh')).status).toBe(200);
    const shell = await browser.send('/orders');
    expect([shell.status, await shell.text()]).toEqual([
      200,
      '<html lang="en"><meta name="description" content="in en"><title>&lt;/orders></title><script type="module" fetchpriority="low" crossorigin src="/main.js"></script><link rel="modulepreload" fetchpriority="low" crossorigin href="/shared.js"><div id="root"></div>',
    ]);
    // The administration has no bar of the customers' around it, and its styles all the same.
    for (const path of ['/admin', '/admin/settings'])
      expect(
        await (await browser.send(path, { headers: { cookie: 'assay_lang=hi' } })).text(),
      ).toBe(
        '<html lang="hi"><meta name="description" content="in hi"><title>&lt;/admin></title><script type="module" fetchpriority="low" crossorigin src="/main.js"></script><link rel="modulepreload" fetchpriority="low" crossorigin href="/shared.js"><div id="root"></div>',
      );
  });
});

describe('a trusted document', () => {
  it('is known by its hash alone', async () => {
    const reply = await browser.post('/graphql', {
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(MeDocument) } },
    });
    expect(await reply.json()).toEqual({ data: { me: null } });
    const unknown = await browser.post('/graphql', {
      extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } },
    });
    expect([unknown.status, await unknown.json()]).toEqual([
      400,
      {
        errors: [
          {
            message: 'This document is not known here; please load the page again',
            extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
          },
        ],
      },
    ]);
  });

  it('that is public is answered from a cache, with an ETag, until an administrator changes something', async () => {
    const first = await browser.send(address(LabTestsDocument));
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
    const again = await browser.send(address(LabTestsDocument), {
      headers: { 'if-none-match': first.headers.get('etag')!, 'cache-control': 'no-cache' },
    });
    expect([again.status, again.headers.get('x-content-type-options')]).toEqual([304, 'nosniff']);
    await rename('Renamed');
    await expect
      .poll(
        async () =>
          (await namesIn(await browser.send(address(LabTestsDocument)))).find(
            (test) => test.id === 'tsh',
          )?.name,
      )
      .toBe('Renamed');
    await rename('TSH');
  });

  it('that is public and refused says why', async () => {
    const reply = await browser.send(address(LabTestDocument, { id: 'none' }));
    expect([reply.headers.get('cache-control'), await reply.json()]).toEqual([
      'no-store',
      {
        errors: [
          { message: 'This test is not in our catalogue', extensions: { code: 'NOT_FOUND' } },
        ],
        data: null,
      },
    ]);
  });

  it('that is not public is never asked for by an address', async () => {
    expect((await browser.send(address(MeDocument))).status).toBe(400);
    expect((await browser.send('/graphql?extensions={&variables=x')).status).toBe(400);
  });

  it('is the only kind there is in production', async () => {
    expect(readTrustedDocuments().textOf(hashOf(MeDocument))).toMatch(/^query Me /);
    const strict = await startProduct(
      { ...api.config, port: 0, production: true },
      { api: api.app, web: async () => undefined },
    );
    try {
      const free = await browserAt(strict.address).post('/graphql', { query: '{ faq { id } }' });
      expect(free.status).toBe(400);
      const inAddress = await browserAt(strict.address).send('/graphql?query={faq{id}}', {
        headers: { 'apollo-require-preflight': 'true' },
      });
      expect(inAddress.status).toBe(400);
      const trusted = await browserAt(strict.address).post('/graphql', {
        extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(MeDocument) } },
      });
      expect(trusted.status).toBe(200);
    } finally {
      // The service is shared with the other product here, so it is left open.
      await strict.close().catch(() => undefined);
    }
  });
});
