import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';

/** A port that nobody has. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Settings of every product that is tested: it ends when the process that reads this is gone. */
export const productOfRun = {
  ENDS_WITH: String(process.pid),
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
};

/** Starts a product on a folder of its own; answers what ends it, at once with `SIGKILL`. */
export async function startOwnProduct(
  folder: string,
  port: number,
  settings: Record<string, string>,
): Promise<(signal?: 'SIGKILL') => Promise<void>> {
  const server: ChildProcess = spawn(
    'node',
    ['--import', './e2e/endWithRun.ts', 'server/main.ts'],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        ...productOfRun,
        PORT: String(port),
        DATA_DIR: folder,
        ...settings,
      },
    },
  );
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 180_000 }).toBe(true);
  return async (signal) => {
    const ended = once(server, 'exit');
    server.kill(signal ?? 'SIGTERM');
    await ended;
  };
}
