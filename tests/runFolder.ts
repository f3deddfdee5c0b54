import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { removeLeftBehind } from './api/support/folderInMemory.ts';

const prefix = 'assay-run-';

/** Makes a folder that the processes of this run share; it ends with the run. */
export function makeRunFolder(): void {
  removeLeftBehind(tmpdir(), prefix);
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  // Workers inherit the environment.
  process.env.TEST_RUN_FOLDER = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * What one process of the run makes, in a folder of its own, and all of them use. The first that
 * needs it makes it; where that fails, the next one tries.
 */
export async function onceInRun(
  name: string,
  make: (folder: string) => Promise<string>,
): Promise<{ made: string; folder: string }> {
  const folder = join(process.env.TEST_RUN_FOLDER!, name);
  const result = `${folder}.made`;
  for (;;) {
    if (existsSync(result)) return { made: readFileSync(result, 'utf8'), folder };
    if (isFirst(folder))
      try {
        writeFileSync(`${result}.half`, await make(folder));
        renameSync(`${result}.half`, result);
      } catch (error) {
        rmSync(folder, { recursive: true });
        throw error;
      }
    else await setTimeout(50);
  }
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
