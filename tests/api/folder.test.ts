import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import './support/postgres.setup.ts';

// The embedded folder has nothing to do with PostgreSQL: one project is enough. It is one folder from its
// first start to its last.
describe.skipIf(inject('templateUrl'))('the embedded database', () => {
  let dataDir: string;
  const children: ChildProcess[] = [];
  /** What the starts said about the first administrator. */
  const administrators: string[] = [];
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'assay-folder-'));
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Starts the service in a process of its own on a free port. */
  async function start() {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'api/server.ts'],
      {
        env: {
          PATH: process.env.PATH,
          DATA_DIR: dataDir,
          PORT: '0',
          DEMO: 'off',
          LOG_LEVEL: 'error',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    children.push(child);
    const ended = once(child, 'exit').then(([code, signal]) => ({
      code: code as number | null,
      signal: signal as string | null,
    }));
    let said = '';
    child.stderr.on('data', (text: Buffer) => void (said += text.toString()));
    const address = await new Promise<string | undefined>((resolve) => {
      createInterface(child.stdout).on('line', (line) => {
        if (line.startsWith('First administrator')) administrators.push(line);
        const found = /^REST service at (.+)$/.exec(line)?.[1];
        if (found) resolve(found);
      });
      void ended.then(() => resolve(undefined));
    });
    return { child, ended, address: address ?? '', errors: () => said };
  }
  const signUp = (address: string, email: string) =>
    fetch(`${address}/api/v1/users/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Asha',
        lastName: 'Rao',
        email,
        password: 'correct horse',
      }),
    });

  it(
    'has one owner, even beside one that was killed, and loses nothing',
    { timeout: 120_000 },
    async () => {
      // A first start that was killed half-way left this.
      await mkdir(join(dataDir, 'db.new'));
      await writeFile(join(dataDir, 'db.new', 'PG_VERSION'), '18\n');
      const first = await start();
      expect((await stat(join(dataDir, 'db'))).mode & 0o777).toBe(0o700);
      expect((await stat(join(dataDir, 'db.lock'))).mode & 0o777).toBe(0o600);
      expect((await signUp(first.address, 'one@example.com')).status).toBe(201);

      const second = await start();
      expect(await second.ended).toEqual({ code: 1, signal: null });
      expect(second.errors()).toContain('is in use by another Assay that is running');
      expect(second.errors()).not.toMatch(/\bat .+:\d+/);

      first.child.kill('SIGKILL');
      await first.ended;
      const third = await start();
      expect((await signUp(third.address, 'one@example.com')).status).toBe(409);

      const underWay = signUp(third.address, 'two@example.com');
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      third.child.kill('SIGTERM');
      expect(await third.ended).toEqual({ code: 0, signal: null });
      // Either it was taken up and finished, or the connection was refused before anything
      // happened.
      const finished = await underWay.then(
        ({ status }) => status,
        () => 'refused',
      );
      const fourth = await start();
      expect((await signUp(fourth.address, 'two@example.com')).status).toBe(
        finished === 201 ? 409 : 201,
      );
      fourth.child.kill('SIGINT');
      expect((await fourth.ended).code).toBe(0);
    },
  );

  it('tells the password of the first administrator once', { timeout: 60_000 }, async () => {
    const [, email, password] = /: (\S+), password (\S+)$/.exec(administrators[0]!)!;
    expect(administrators).toHaveLength(1);
    const last = await start();
    const { status } = await fetch(`${last.address}/api/v1/users/adminlogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(status).toBe(200);
    last.child.kill('SIGINT');
    expect((await last.ended).code).toBe(0);
  });

  it('that is damaged ends the start in a sentence', { timeout: 60_000 }, async () => {
    await writeFile(join(dataDir, 'db', 'global', 'pg_control'), 'garbage');
    const damaged = await start();
    expect(await damaged.ended).toEqual({ code: 1, signal: null });
    expect(damaged.errors()).toContain(
      'cannot be opened: it is damaged, or another version made it. Put a backup in its place',
    );
    expect(damaged.errors()).not.toMatch(/\bat .+:\d+/);
  });
});
