import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from './fixtures.ts';
import { freePort, startOwnProduct } from './startOwnProduct.ts';

/**
 * Pages of a product that no other worker uses. Its database is empty but for the first
 * administrator, unless a file asks for the demo by `test.use({ demo: 'on' })`.
 */
export const test = base.extend<object, { demo: 'on' | 'off'; ownProduct: string }>({
  demo: ['off', { option: true, scope: 'worker' }],
  ownProduct: [
    async ({ demo }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'assay-own-'));
      const port = await freePort();
      const end = await startOwnProduct(folder, port, {
        DEMO: demo,
        ADMIN_EMAIL: 'owner@example.com',
        ADMIN_PASSWORD: 'owner-password',
      });
      // Codes are read from this product's outbox.
      const others = process.env.E2E_DATA_DIR;
      process.env.E2E_DATA_DIR = folder;
      await use(`http://127.0.0.1:${port}`);
      process.env.E2E_DATA_DIR = others;
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ ownProduct }, use) => use(ownProduct),
});
