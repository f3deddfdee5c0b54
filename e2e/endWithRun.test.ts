import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'assay-run-'));
const waits = 'setInterval(() => undefined, 1000);';
/** What ends in order when it is asked to, as the product does. */
const product = `process.once('SIGTERM', () => process.exit(0)); process.stdout.write('ready'); ${waits}`;
const running: ReturnType<typeof spawn>[] = [];
afterEach(() => running.forEach((child) => child.kill('SIGKILL')));

function start(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  running.push(child);
  return child;
}

it('what a run started ends with it, however it ended, and so does its folder', async () => {
  const run = start(['-e', waits]);
  const started = start(['--import', './e2e/endWithRun.ts', '-e', product], {
    ENDS_WITH: String(run.pid),
    DATA_DIR: folder,
  });
  await once(started.stdout, 'data');
  run.kill('SIGKILL');
  expect(await once(started, 'exit')).toEqual([0, null]);
  expect(existsSync(folder)).toBe(false);
});

it('a folder stays where the product is started in it again', async () => {
  const again = mkdtempSync(join(tmpdir(), 'assay-run-'));
  const started = start(['--import', './e2e/endWithRun.ts', '-e', product], {
    ENDS_WITH: String(process.pid),
    DATA_DIR: again,
  });
  await once(started.stdout, 'data');
  started.kill('SIGTERM');
  expect(await once(started, 'exit')).toEqual([0, null]);
  expect(existsSync(again)).toBe(true);
  rmSync(again, { recursive: true });
});
