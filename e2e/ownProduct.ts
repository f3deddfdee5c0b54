import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../web/paths.ts';
import { test as base, expect } from './fixtures.ts';
import { logInAsStaff } from './pages/staff.page.ts';
import { freePort, startOwnProduct } from './startOwnProduct.ts';

/** The first owner of such a product. */
export const owner = { email: 'owner@example.com', password: 'owner-password' };

interface Options {
  demo: 'on' | 'off';
  /** Environment variables of the product. */
  settings: Record<string, string>;
}

interface OwnProduct {
  url: string;
  /** Starts it anew on the same database, which is nobody's meanwhile. */
  restart: (whileDown: (folder: string) => Promise<void>) => Promise<void>;
}

/**
 * Pages of a product that no other worker uses. Its database is empty but for the first
 * administrator, unless a file asks for the demo by `test.use({ demo: 'on' })`.
 */
export const test = base.extend<object, Options & { ownProduct: OwnProduct }>({
  demo: ['off', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  ownProduct: [
    async ({ demo, settings }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'assay-own-'));
      const port = await freePort();
      const start = () =>
        startOwnProduct(folder, port, {
          DEMO: demo,
          ADMIN_EMAIL: owner.email,
          ADMIN_PASSWORD: owner.password,
          ...settings,
        });
      let end = await start();
      // Codes are read from this product's outbox.
      const others = process.env.E2E_DATA_DIR;
      process.env.E2E_DATA_DIR = folder;
      await use({
        url: `http://127.0.0.1:${port}`,
        async restart(whileDown) {
          await end();
          await whileDown(folder);
          end = await start();
        },
      });
      process.env.E2E_DATA_DIR = others;
      // Nothing of it is looked at any more.
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ ownProduct }, use) => use(ownProduct.url),
});

/** Logs in as the first owner, who begins at the dashboard. */
export async function logInAsOwner(page: Page): Promise<void> {
  await logInAsStaff(page, owner);
  await expect(page).toHaveURL(({ pathname }) => pathname === paths.admin);
}
