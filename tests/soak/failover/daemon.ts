import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's packages of the reference set-up, and the program that each brings. */
const programs: Record<string, string> = {
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
};

/** The packages that are not installed here. */
export const missingPackages = Object.keys(programs).filter((name) => !existsSync(programs[name]!));

/** A program that runs until it is ended. */
export interface Daemon {
  pid: number;
  /** Sends a signal, if it still runs. */
  signal(name: NodeJS.Signals): void;
  /** With its last lines, once it has ended. */
  ended: Promise<string>;
}

/**
 * Starts a program as the account 'postgres' where we are root, since PostgreSQL and PgBouncer refuse
 * to run as root. It ends with us, however we end.
 */
export function startDaemon(
  file: string,
  args: string[],
  folder: string,
  environment: Record<string, string> = {},
): Daemon {
  const command = [file, ...args];
  const account = ['--reuid=postgres', '--regid=postgres', '--clear-groups', '--pdeathsig=TERM'];
  const [program, ...rest] =
    process.getuid?.() === 0 ? ['setpriv', ...account, ...command] : command;
  const child = spawn(program!, rest, {
    cwd: folder,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', HOME: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-8_000);
    });
  return {
    pid: child.pid!,
    signal: (name) => void child.kill(name),
    ended: new Promise((resolve) => {
      child.once('exit', () => resolve(said));
    }),
  };
}
