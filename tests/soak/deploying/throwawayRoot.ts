import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a command came to. */
export interface Outcome {
  status: number | null;
  output: string;
}

/** This machine's files as they are, on which commands may do what they like; nothing of it stays. */
export interface ThrowawayRoot {
  /** A folder that is the same inside and outside. */
  shared: string;
  /** Runs a line of bash there, as root unless told otherwise. */
  run(
    line: string,
    options?: { cwd?: string; environment?: Record<string, string>; user?: string },
  ): Promise<Outcome>;
  /** Ends every process that was started there, and throws its files away. */
  end(): Promise<void>;
}

const laidOver = (folder: string) => `
  set -e
  mount --make-rprivate /
  mount -t overlay overlay -o lowerdir=/,upperdir=${folder}/upper,workdir=${folder}/work ${folder}/root
  mount -t proc proc ${folder}/root/proc
  mount --rbind /dev ${folder}/root/dev
  mkdir -p ${folder}/root${folder}/shared
  mount --bind ${folder}/shared ${folder}/root${folder}/shared
  echo ready
  # The first process of a namespace: it takes leave of those that end.
  while true; do sleep 3600; done`;

/**
 * Lays a folder over the machine's files, in a namespace of its own; undefined where that may not be
 * done: it takes root and a file system that can be laid over. Programs of the folder `standIns` of
 * what is shared come before the machine's own.
 */
export async function startThrowawayRoot(standIns: string): Promise<ThrowawayRoot | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-root-'));
  // Other accounts are to read it, too.
  chmodSync(folder, 0o755);
  for (const name of ['upper', 'work', 'root', 'shared']) mkdirSync(join(folder, name));
  const holder = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', laidOver(folder)],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const ended = once(holder, 'close').catch(() => undefined);
  const end = async () => {
    holder.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const isReady = await Promise.race([
    once(holder.stdout, 'data').then(() => true),
    ended.then(() => false),
  ]);
  if (!isReady) {
    await end();
    return undefined;
  }
  // unshare's child is the first process of the namespace; all others there end with it.
  const first = readFileSync(`/proc/${holder.pid}/task/${holder.pid}/children`, 'utf8').trim();
  return {
    shared: join(folder, 'shared'),
    end,
    async run(line, { cwd = '/', environment = {}, user } = {}) {
      const { NODE_ENV: _, VITEST: __, NODE_OPTIONS: ___, ...own } = process.env;
      const inside = ['nsenter', '-t', first, '-m', '-p', 'chroot', join(folder, 'root')];
      const as = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups'] : [];
      const [program, ...args] = [...inside, ...as, 'bash', '-c', `cd '${cwd}' && ${line}`];
      const child = spawn(program!, args, {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...own,
          PATH: `${join(folder, 'shared', standIns)}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
          DEBIAN_FRONTEND: 'noninteractive',
          ...environment,
        },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => {
          output += text.toString();
        });
      const [status] = (await once(child, 'close')) as [number | null];
      return { status, output };
    },
  };
}
