import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { startServer } from '../api/support/serverProcess.ts';
import { timesLonger } from '../attack/attacks.ts';
import { countOf, tried } from '../attack/figures.ts';
import { heldRequests, holdBodies } from '../server/support/heldBodies.ts';
import { print } from './print.ts';

it.skipIf(inject('templateUrl'))(
  'connections that keep back the last byte of what they send, again and again',
  { timeout: 600_000 * timesLonger },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-held-'));
    const server = await startServer(
      { DATA_DIR: folder, RATE_LIMIT: 'on' },
      'tests/api/support/product.process.ts',
    );
    for (let round = 0; round < 3 * timesLonger; round += 1)
      for (const [name, request] of Object.entries(heldRequests)) {
        const { outcomes, grown, seconds, wait } = await holdBodies(server.url, request, 150);
        tried('held bodies', outcomes.length, countOf(outcomes));
        print(
          `${name}: ${JSON.stringify(countOf(outcomes))}, ${Math.round(grown)} MB more, ${seconds.toFixed(1)} processor seconds, /healthz in ${Math.round(wait.median)} ms, ${Math.round(wait.longest)} at most`,
        );
        expect(grown).toBeLessThan(100);
        expect(wait.median).toBeLessThan(100);
      }
    await server.stop();
    rmSync(folder, { recursive: true });
  },
);
