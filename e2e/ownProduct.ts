import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from './fixtures.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

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
      const url = `http://127.0.0.1:${port}`;
      const server = spawn('node', ['server/main.ts'], {
        stdio: 'ignore',
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: folder,
          DEMO: demo,
          RATE_LIMIT: 'off',
          ADMIN_EMAIL: 'owner@example.com',
          ADMIN_PASSWORD: 'owner-password',
          LOG_LEVEL: 'error',
        },
      });
      await expect
        .poll(
          () =>
            fetch(`${url}/readyz`).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 120_000 },
        )
        .toBe(true);
      // Codes are read from this product's outbox.
      const others = process.env.E2E_DATA_DIR;
      process.env.E2E_DATA_DIR = folder;
      await use(url);
      process.env.E2E_DATA_DIR = others;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ ownProduct }, use) => use(ownProduct),
});
