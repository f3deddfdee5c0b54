import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Fastify from 'fastify';
import type { PublicAnswers } from '../../server/graphql/publicAnswers.ts';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { crawlerRoutes } from '../../server/web/crawlers.routes.ts';
import { webRoutes } from '../../server/web/web.routes.ts';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { adminClient } from '../api/support/people.ts';

const publicUrl = 'https://assay.example.com';
const renderer = resolve(import.meta.dirname, '../../web/server.tsx');

let root: string;
let api: TestApi;
let product: Product;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'assay-crawlers-'));
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(root, '.vite/manifest.json'), '{}');
  writeFileSync(
    join(root, 'index.html'),
    '<html lang="en"><meta name="description" content="x"><title>x</title><!--head--><div id="root"><!--page--></div><!--answers-->',
  );
  api = await startApi({ demo: true, rateLimit: false });
  product = await startProduct(
    { ...api.config, port: 0, publicUrl },
    { api: api.app, web: (app, options) => webRoutes(app, { ...options, root, renderer }) },
  );
});
afterAll(async () => {
  await product?.close();
  await api?.stop();
  rmSync(root, { recursive: true });
});

const textAt = async (path: string) => (await fetch(product.address + path)).text();

describe('what crawlers read', () => {
  it(
    'the sitemap has every public page and every test, and each of them is there',
    { timeout: 90_000 },
    async () => {
      const urls = [...(await textAt('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
        ([, url]) => url!,
      );
      expect(urls).toContain(`${publicUrl}/home`);
      expect(urls).toContain(`${publicUrl}/testinfo/tsh`);
      expect(urls).toContain(`${publicUrl}/hi/testinfo/tsh`);
      expect(urls.filter((url) => /orders|admin|checkout/.test(url))).toEqual([]);
      for (const url of urls) {
        const { status } = await fetch(product.address + new URL(url).pathname);
        expect([url, status]).toEqual([url, 200]);
      }
    },
  );

  it('a public page has an address in each language, and each names all of them', async () => {
    const alternates = [
      `<link rel="alternate" hreflang="en" href="${publicUrl}/testinfo/tsh">`,
      `<link rel="alternate" hreflang="hi" href="${publicUrl}/hi/testinfo/tsh">`,
      `<link rel="alternate" hreflang="x-default" href="${publicUrl}/testinfo/tsh">`,
    ].join('');
    const [english, hindi] = await Promise.all(['/testinfo/tsh', '/hi/testinfo/tsh'].map(textAt));
    expect(english).toContain('<html lang="en">');
    expect(english).toContain(
      `<link rel="canonical" href="${publicUrl}/testinfo/tsh">${alternates}`,
    );
    expect(hindi).toContain('<html lang="hi">');
    expect(hindi).toContain(
      `<link rel="canonical" href="${publicUrl}/hi/testinfo/tsh">${alternates}`,
    );
    expect(hindi).toContain('इस टेस्ट के बारे में');
    expect(await textAt('/hi')).toContain(`<link rel="canonical" href="${publicUrl}/hi">`);
    for (const path of ['/hi/orders', '/hi/no-such-page', '/hi/testinfo/none', '/hi/hi/home'])
      expect([path, (await fetch(product.address + path)).status]).toEqual([path, 404]);
  });

  it('the frequent questions are there for search engines, as the page has them', async () => {
    const page = await textAt('/home');
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)!;
    const { mainEntity, ...about } = JSON.parse(json!) as { mainEntity: { name: string }[] };
    expect(about).toEqual({ '@context': 'https://schema.org', '@type': 'FAQPage' });
    const { data } = (await (await fetch(`${product.address}/api/v1/faq/getFaq`)).json()) as {
      data: { question: string }[];
    };
    expect(mainEntity.map(({ name }) => name)).toEqual(data.map(({ question }) => question));
  });

  it('robots.txt names the sitemap and the pages that need a session', async () => {
    const lines = (await textAt('/robots.txt')).split('\n');
    expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect(lines).toContain('Disallow: /orders');
    expect(lines).toContain('Disallow: /reviewOrder/');
    expect(lines).not.toContain('Disallow: /home');
  });

  it('a test has its address, its description, its price and its place', async () => {
    const page = await textAt('/testinfo/tsh?from=elsewhere');
    expect(page).toContain(`<link rel="canonical" href="${publicUrl}/testinfo/tsh">`);
    expect(page).toContain('<meta property="og:title" content="TSH · Assay">');
    const [test, breadcrumbs] = [
      ...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
    ].map(([, json]) => JSON.parse(json!) as Record<string, unknown>);
    expect(test).toMatchObject({ name: 'TSH', offers: { lowPrice: 149, priceCurrency: 'INR' } });
    expect(page).toMatch(/<meta name="description" content="The first test of the thyroid[^"]*…"/);
    expect(breadcrumbs).toMatchObject({
      itemListElement: [{ item: `${publicUrl}/home` }, { item: `${publicUrl}/testinfo/tsh` }],
    });
  });

  it('a page behind a session has no address of its own', async () => {
    const reply = await fetch(`${product.address}/orders`, { redirect: 'manual' });
    expect([reply.status, await reply.text()]).toEqual([302, '']);
  });

  it('a test has one address, however it was spelt; one that is not there has none', async () => {
    const canonical = `<link rel="canonical" href="${publicUrl}/testinfo/tsh">`;
    for (const path of ['/TestInfo/tsh', '/testinfo/%74sh', '/testinfo/tsh/'])
      expect(await textAt(path)).toContain(canonical);
    for (const id of ['no-such-test', 'a%22%3E%3Cb%3E', '..%2f..']) {
      const reply = await fetch(`${product.address}/testinfo/${id}`);
      expect([id, reply.status]).toEqual([id, 404]);
      expect(await reply.text()).not.toMatch(/canonical|<b>|no-such-test/);
    }
  });

  it('a name that is markup stays a name, in the head and in the structured data', async () => {
    const testName = 'TSH </script><img src=x onerror=alert(1)> " & <!--answers--> $& $1';
    const admin = await adminClient(api);
    expect((await admin.call('PATCH', 'tests/tsh', { testName })).status).toBe(200);
    await expect.poll(() => textAt('/testinfo/tsh')).toContain('&lt;img');
    const page = await textAt('/testinfo/tsh');
    expect(page).not.toContain('<img src=x');
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)!;
    expect(JSON.parse(json!)).toMatchObject({ name: testName });
    expect(page.match(/id="answers"/g)).toHaveLength(1);
  });
});

it.each([
  ['no cache keeps what stands under an address that somebody claimed', undefined, 'no-store'],
  ['caches ask again where the address is set', publicUrl, 'no-cache'],
])('%s', async (_, ownUrl, caching) => {
  const app = Fastify();
  const siteMap = {
    query: async () => '',
    paths: () => [{ en: '/home', hi: '/hi/home' }],
    privatePaths: ['/orders'],
  };
  const answers = { get: async () => ({ data: {} }) } as unknown as PublicAnswers;
  crawlerRoutes(app, { siteMap, answers, publicUrl: ownUrl });
  for (const url of ['/robots.txt', '/sitemap.xml']) {
    const { headers, body } = await app.inject({ url, headers: { host: 'evil.example' } });
    expect([url, headers['cache-control']]).toEqual([url, caching]);
    expect(body.includes('evil.example')).toBe(ownUrl === undefined);
  }
  await app.close();
});
