import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A process with a worker thread, which says whether its folder is there once that has ended. */
const program = `
  import { existsSync } from 'node:fs';
  import { Worker } from 'node:worker_threads';
  new Worker('', { eval: true }).once('exit', () => console.log(existsSync(process.env.DATA_DIR)));
`;

it('the folder of a product that is tested ends with the product, and not with a thread of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-thread-'));
  const said = execFileSync(
    process.execPath,
    ['--import', './e2e/endWithRun.ts', '--input-type=module', '-e', program],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        ENDS_WITH: String(process.pid),
        IS_LAST_START: 'yes',
        DATA_DIR: folder,
      },
    },
  );
  expect([said.trim(), existsSync(folder)]).toEqual(['true', false]);
});
