import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The product in a process of its own. */
export interface RunningProduct {
  address: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts the product on a data folder of its own (or on a database), with demo data and without
 * rate limits. `checkout`: the folder of the product's code, by default this one.
 */
export async function startRunning(
  env: NodeJS.ProcessEnv = {},
  checkout = process.cwd(),
): Promise<RunningProduct> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'admin-password',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = `http://127.0.0.1:${port}`;
  for (let left = 600; ; left -= 1) {
    if ((await fetch(`${address}/readyz`).catch(() => undefined))?.ok) break;
    if (left === 0 || child.exitCode !== null) throw new Error('The product did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    dataDir,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A client that stores its cookies; a refusal is thrown as an error. */
export function clientOf(address: string) {
  const cookies = new Map<string, string>();
  return {
    /** Reads a page of the web as rendered by the server. */
    async read(path: string): Promise<string> {
      const reply = await fetch(address + path, { headers: { cookie: this.cookie() } });
      const text = await reply.text();
      if (!reply.ok || !text.includes('data-server-rendered'))
        throw new Error(`${path} answered ${reply.status}, not the rendered page`);
      return text;
    },
    cookie: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    async call<Data>(path: string, body?: object): Promise<Data> {
      const reply = await fetch(`${address}/api/v1/${path}`, {
        headers: { cookie: this.cookie(), ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      for (const line of reply.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
        cookies.set(name!, value!);
      }
      const answer = (await reply.json()) as { message: string; data: Data };
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${answer.message}`);
      return answer.data;
    },
  };
}

/** Waits for a code to this recipient in the outbox, and returns the latest. */
export async function codeIn(dataDir: string, to: string): Promise<string> {
  const file = join(dataDir, 'outbox.jsonl');
  for (let left = 100; left > 0; left -= 1) {
    const lines = existsSync(file)
      ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean)
      : [];
    const code = lines
      .map((line) => JSON.parse(line) as { to: string; code?: string })
      .findLast((message) => message.to === to && message.code)?.code;
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No code went to ${to}`);
}
