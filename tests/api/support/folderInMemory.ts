import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux has files in memory. */
const memory = '/dev/shm';
/** Bytes that have to be free there; a container may have 64 MB. */
const room = 2 * 1024 ** 3;

/**
 * Where a run's databases stand: in memory where there is room, else among the temporary files.
 * PostgreSQL makes a thousand files for a database, which takes ten times as much of the processor
 * on a disk.
 */
export function folderInMemory(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > room ? memory : tmpdir();
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

/** Removes the folders named by `prefix` and a process that was killed before it could do so itself. */
export function removeLeftBehind(within: string, prefix: string): void {
  for (const name of readdirSync(within)) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (pid > 0 && !isRunning(pid)) rmSync(join(within, name), { recursive: true, force: true });
  }
}
