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

/** Pages of a product of their own, with nothing in its database but the first administrator. */
export const test = base.extend<object, { emptyProduct: string }>({
  emptyProduct: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'assay-empty-'));
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const server = spawn('node', ['server/main.ts'], {
        stdio: 'ignore',
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: folder,
          DEMO: 'off',
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
  baseURL: ({ emptyProduct }, use) => use(emptyProduct),
});
