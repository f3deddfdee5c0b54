import { execFile, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, chownSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeLeftBehind } from './folderInMemory.ts';

const run = promisify(execFile);

/**
 * Where Debian, Homebrew and others keep initdb and postgres; the newest first, then whatever is on
 * the PATH.
 */
function binaries(): string {
  const roots = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].filter(existsSync);
  const found = roots
    .flatMap((root) => readdirSync(root).map((version) => join(root, version, 'bin')))
    .filter((folder) => existsSync(join(folder, 'initdb')));
  const version = (folder: string) => Number(/\d+/.exec(folder)?.[0] ?? 0);
  return found.sort((a, b) => version(b) - version(a))[0] ?? '';
}

/** A port of 127.0.0.1 that nobody listens at. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as { port: number };
        server.close(() => resolve(port));
      });
  });

/** A running PostgreSQL. */
export interface Cluster {
  url: string;
  /** Stops it as an operator does; its data stay for {@link Cluster.resume}. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder of a cluster is named by this and the process that has started it. */
const prefix = 'assay-postgres-';

/** A PostgreSQL of our own on a free port, with its data in a folder that is made for it. */
export async function startCluster(superuser = 'assay', within = tmpdir()): Promise<Cluster> {
  const bin = binaries();
  removeLeftBehind(within, prefix);
  const folder = mkdtempSync(join(within, `${prefix}${process.pid}-`));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root; Debian's package brings the account 'postgres'.
  const root = process.getuid?.() === 0;
  if (root) {
    const { stdout } = await run('id', ['-u', 'postgres']);
    chownSync(folder, Number(stdout), 0);
  }
  chmodSync(folder, 0o700);
  const account = root ? ['--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  // On Linux whatever ends the tests ends the database, too.
  const wrapper =
    root || existsSync('/usr/bin/setpriv') ? ['setpriv', ...account, '--pdeathsig=INT'] : [];
  const as = (program: string, args: string[]): [string, string[]] => {
    const [file, ...rest] = [...wrapper, bin ? join(bin, program) : program, ...args];
    return [file!, rest];
  };
  try {
    await run(
      ...as('initdb', [
        '-D',
        data,
        '-U',
        superuser,
        '--auth=trust',
        '--no-sync',
        '-E',
        'UTF8',
        '--locale=C',
      ]),
      { cwd: folder },
    );
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(
      'The tests on PostgreSQL need its server programs (Debian: apt-get install postgresql).',
      { cause: error },
    );
  }
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=300',
    `unix_socket_directories=${folder}`,
  ].flatMap((line) => ['-c', line]);
  const serve = async () => {
    const server = spawn(
      ...as('postgres', ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings]),
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    let log = '';
    await new Promise<void>((resolve, reject) => {
      server.stderr.on('data', (text: Buffer) => {
        if (!log.includes('ready to accept connections')) log += text;
        if (log.includes('ready to accept connections')) resolve();
      });
      void ended.then(() => reject(new Error(`PostgreSQL did not start:\n${log}`)));
    });
    return async () => {
      server.kill('SIGINT');
      await ended;
    };
  };
  let halt = await serve();
  return {
    url: `postgres://${superuser}@127.0.0.1:${port}/postgres`,
    halt: () => halt(),
    resume: async () => {
      halt = await serve();
    },
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
