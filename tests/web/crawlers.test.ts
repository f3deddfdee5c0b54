import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { webRoutes } from '../../server/web/web.routes.ts';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';

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
  it('the sitemap has every public page and every test, and each of them is there', async () => {
    const urls = [...(await textAt('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url]) => url!,
    );
    expect(urls).toContain(`${publicUrl}/home`);
    expect(urls).toContain(`${publicUrl}/testinfo/tsh`);
    expect(urls.filter((url) => /orders|admin|checkout/.test(url))).toEqual([]);
    for (const url of urls) {
      const { status } = await fetch(product.address + new URL(url).pathname);
      expect([url, status]).toEqual([url, 200]);
    }
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
    expect(test).toMatchObject({ name: 'TSH', offers: { lowPrice: 249, priceCurrency: 'INR' } });
    expect(page).toMatch(/<meta name="description" content="The first test of the thyroid[^"]*…"/);
    expect(breadcrumbs).toMatchObject({
      itemListElement: [{ item: `${publicUrl}/home` }, { item: `${publicUrl}/testinfo/tsh` }],
    });
  });

  it('a page behind a session has no address of its own', async () => {
    expect(await textAt('/orders')).not.toContain('canonical');
  });
});
