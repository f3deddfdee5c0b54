import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import { webRoutes } from '../../server/web/web.routes.ts';
import { startApi } from '../api/support/api.ts';

/** A copy of the product with a build of its own, on files that all copies share. */
async function startCopy(build: string, dataDir: string) {
  const root = mkdtempSync(join(tmpdir(), `assay-${build}-`));
  mkdirSync(join(root, 'assets'));
  writeFileSync(
    join(root, 'index.html'),
    `<!doctype html><script type="module" src="/assets/index-${build}.js"></script><link rel="stylesheet" href="/assets/index-${build}.css">`,
  );
  writeFileSync(join(root, `assets/index-${build}.js`), `export const build = '${build}';`);
  writeFileSync(join(root, `assets/index-${build}.css`), `/* ${build} */`);
  const api = await startApi({ demo: true, production: true });
  const product = await startProduct(
    { ...api.config, dataDir, port: 0 },
    {
      api: api.app,
      web: (app, options) => webRoutes(app, { ...options, root, renderer: 'none' }),
    },
  );
  return {
    address: product.address,
    async stop() {
      await product.close();
      await api.stop();
      rmSync(root, { recursive: true });
    },
  };
}

it('a first visit finds its scripts, whichever of an old and a new copy answers each request', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-shared-'));
  const copies = [await startCopy('old', dataDir), await startCopy('new', dataDir)];
  for (const page of copies)
    for (const other of copies) {
      const html = await (await fetch(`${page.address}/home`)).text();
      for (const [, path] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
        const reply = await fetch(other.address + path);
        expect([path, reply.status]).toEqual([path, 200]);
        expect(reply.headers.get('content-type')).toMatch(/javascript|css/);
        expect(reply.headers.get('cache-control')).toContain('immutable');
        expect(await reply.text()).toContain(/index-(\w+)/.exec(path!)![1]);
      }
    }
  // What no build had is still nothing.
  for (const path of ['index-none.js', '..%2f..%2fuploads%2fx.js', 'index-old.exe'])
    expect((await fetch(`${copies[0]!.address}/assets/${path}`)).status).toBe(404);
  for (const copy of copies) await copy.stop();
  rmSync(dataDir, { recursive: true });
});
