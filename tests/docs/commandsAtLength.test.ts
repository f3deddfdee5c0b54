import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import type { ProblemReport } from '../../machines/report/problemReport.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import { freePort } from '../api/support/cluster.ts';
import { isDue } from '../rotation.ts';

// Commands that documents name and `npm test` does not run anyway, each in its smallest form: half a
// minute, so that they take turns.
const folder = mkdtempSync(join(tmpdir(), 'assay-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const node = [process.execPath, '--disable-warning=ExperimentalWarning'] as const;
const run = (...args: string[]) =>
  spawnSync(node[0], [node[1], ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '', VITEST: '' },
  });

/** A report of somebody who opened the login twice. */
function smallReport(): ProblemReport {
  const { value, context } = walk(signInMachine, { audience: 'customer' }).snapshot();
  const state = { value: value as unknown, context: context as unknown };
  return {
    kind: 'assay.problem',
    version: '0.0.0',
    at: '2026-09-07T02:00:00.000Z',
    path: '/login',
    window: [390, 844],
    actors: [{ id: 'signIn 1', machine: 'signIn', start: state, end: state }],
    events: [
      {
        at: 0,
        actor: 'signIn 1',
        event: { type: 'signIn.begun' },
        value: state.value,
        path: '/login',
      },
    ],
  };
}

describe('in its smallest form', { timeout: 240_000 }, () => {
  it.runIf(isDue('pictures', 4))('npm run pictures takes one of the pictures', () => {
    const { status, stderr } = run('scripts/pictures.ts', 'phone', '--to', folder);
    expect([status, stderr]).toEqual([0, '']);
    const picture = readFileSync(join(folder, 'flows-phone.png'));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([390, 760]);
  });

  it.runIf(isDue('bench', 4))('npm run bench measures one part', () => {
    const { status, stdout } = run('scripts/bench.ts', 'gateway', '--seconds', '1');
    expect(stdout).toContain('GraphQL own order with me : the two REST calls');
    expect(status).toBe(0);
  });

  it.runIf(isDue('replay', 4))(
    'npm run replay goes through a report on the machines and in a browser',
    () => {
      const file = join(folder, 'report.json');
      writeFileSync(file, JSON.stringify(smallReport()));
      const { status, stdout, stderr } = run('scripts/replay.ts', file);
      expect(stderr).toBe('');
      expect(stdout).toContain('The machines of today go the same way.');
      expect(stdout).toContain('test-results/replay/index.html: 1 steps, 0 of them another way');
      expect(readdirSync('test-results/replay')).toEqual(['001.png', 'index.html']);
      expect(status).toBe(0);
    },
  );

  it.runIf(isDue('dev', 4))(
    'npm run dev answers for the app and the flow page from their sources',
    async ({ signal }) => {
      const port = await freePort();
      const child = spawn(node[0], [node[1], 'scripts/dev.ts'], {
        // It does not outlive a test that runs out of time.
        signal,
        env: {
          ...process.env,
          NODE_ENV: '',
          VITEST: '',
          PORT: String(port),
          DATA_DIR: join(folder, 'data'),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const exited = once(child, 'exit');
      try {
        const address = `http://127.0.0.1:${port}`;
        let said = '';
        // It is read until it ends: `npm run dev` stops when nobody reads what it says.
        child.stdout.setEncoding('utf8').on('data', (part: string) => (said += part));
        await vi.waitUntil(() => said.includes(`is ready at ${address};`), { timeout: 120_000 });
        const textOf = async (path: string) => (await fetch(address + path)).text();
        expect(await textOf('/admin/labs/new')).toContain('src="/main.tsx');
        const flows = await textOf('/flows');
        const [, script] = /src="([^"]*\/flows\/main\.tsx[^"]*)"/.exec(flows)!;
        expect(await textOf(script!)).toContain('FlowsPage');
        // What the page imports is served, too, also what only its own build makes.
        const versions = await textOf(
          `/@fs/${resolve('devtools/versions/keptVersions.ts')}`.replace('//', '/'),
        );
        expect(versions).toContain('current-version');
      } finally {
        child.kill('SIGTERM');
        await exited;
      }
    },
  );
});
