import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SentMessage } from '../api/support/api.ts';
import { startServer } from '../api/support/serverProcess.ts';
import type { ServerProcess } from '../api/support/serverProcess.ts';
import { restTypesOf } from './support/restTypes.ts';

interface Booked {
  order: { _id: string; instructions: string[] };
  again: { status: number; id: string };
  refused: string;
}

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'assay-client-'));
  server = await startServer({ DATA_DIR: dataDir, DEMO: 'on' });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const codeSentTo = (phone: string) =>
  vi.waitFor(
    async () => {
      const lines = (await readFile(join(dataDir, 'outbox.jsonl'), 'utf8')).trim().split('\n');
      const sent = lines.map((line) => JSON.parse(line) as SentMessage);
      return sent.findLast(({ to }) => to === phone)!.code!;
    },
    { timeout: 30_000 },
  );

it('a client generated from the description compiles', async () => {
  const document = await (await fetch(`${server.url}/api/v1/openapi.json`)).text();
  await mkdir('tests/restClient/generated', { recursive: true });
  await writeFile('tests/restClient/generated/assay.ts', await restTypesOf(document));
  const compiler = join('node_modules', 'typescript', 'bin', 'tsc');
  const compiled = await promisify(execFile)(process.execPath, [
    compiler,
    '--project',
    'tests/restClient',
  ]).catch(({ stdout }: { stdout: string }) => ({ stdout }));
  expect(compiled.stdout).toBe('');
});

it('and books a test: sign-up, code, order with its key, payment, tracking', async () => {
  // By its path: what it is compiled with is generated above, not before all checks.
  const { bookTest } = (await import(
    pathToFileURL(resolve('tests/restClient/bookTest.ts')).href
  )) as { bookTest: (url: string, code: typeof codeSentTo) => Promise<Booked> };
  const { order, again, refused } = await bookTest(server.url, codeSentTo);
  expect(order).toMatchObject({ status: 'placed', paymentStatus: 'SUCCESS' });
  expect(order.instructions.length).toBeGreaterThan(0);
  expect(again).toEqual({ status: 200, id: order._id });
  expect(refused).toBe('BAD_REQUEST');
});
