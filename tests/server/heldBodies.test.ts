import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../api/support/serverProcess.ts';
import type { ServerProcess } from '../api/support/serverProcess.ts';
import { countOf, tried } from '../attack/figures.ts';
import { heldRequests, holdBodies } from './support/heldBodies.ts';

let server: ServerProcess;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-held-'));
  server = await startServer(
    { DATA_DIR: folder, RATE_LIMIT: 'on' },
    'tests/api/support/product.process.ts',
  );
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

it.each(['files with an invented session', 'JSON to the gateway'] as const)(
  '150 connections that keep back the last byte of what they send fill no memory: %s',
  async (name) => {
    const { outcomes, grown, seconds } = await holdBodies(server.url, heldRequests[name], 150);
    tried('held bodies', outcomes.length, countOf(outcomes));
    expect(outcomes).toHaveLength(150);
    expect(grown).toBeLessThan(100);
    // By the processor, as a busy machine says little by the clock; the soak looks at /healthz.
    expect(seconds).toBeLessThan(1);
  },
);
