import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { startServer } from './support/serverProcess.ts';
import { openTestDatabase } from './support/testDatabase.ts';

// One database is enough: it is about what is imported.
describe.runIf(inject('templateUrl'))('the product', () => {
  it('loads no package of what is not configured', { timeout: 30_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-loaded-'));
    const list = join(folder, 'packages');
    const database = await openTestDatabase();
    const server = await startServer(
      {
        DATABASE_URL: database.url!,
        DATA_DIR: folder,
        LOADED_MODULES: list,
        NODE_OPTIONS: '--import ./tests/api/support/loadedModules.ts',
      },
      'tests/api/support/product.process.ts',
    );
    const loaded = new Set(readFileSync(list, 'utf8').split('\n'));
    await server.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
    expect(loaded).toContain('fastify');
    // What draws PDFs is loaded by the thread that draws one.
    expect(loaded).not.toContain('pdfkit');
    // The empty shell of OpenTelemetry comes with the metrics' library.
    expect([...loaded].filter((name) => /^@(aws-sdk|smithy|opentelemetry)\//.test(name))).toEqual([
      '@opentelemetry/api',
    ]);
  });
});
