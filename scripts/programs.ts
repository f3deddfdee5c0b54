import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { executablePath } from '../e2e/browser.ts';

const apt = (packages: string[]): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false;
  console.log(`Installing ${packages.join(', ')} (once)…`);
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
      .status === 0;
  return install() || (spawnSync('apt-get', ['update', '-qq'], options).status === 0 && install());
};

/** Makes sure that the server programs of PostgreSQL are installed, for tests that use it. */
export function ensurePostgres(): void {
  const debian = '/usr/lib/postgresql';
  const there =
    (existsSync(debian) &&
      readdirSync(debian).some((version) => existsSync(`${debian}/${version}/bin/initdb`))) ||
    spawnSync('initdb', ['--version']).status === 0;
  if (!there && !apt(['postgresql']))
    throw new Error(
      'The tests need the server programs of PostgreSQL 15 or newer (Debian: apt-get install postgresql).',
    );
}

/** Makes sure that there is a browser: an installed Chromium, else Playwright's, else Debian's. */
export function ensureBrowser(): void {
  if (executablePath && existsSync(executablePath)) return;
  if (
    spawnSync('playwright', ['install', '--only-shell', 'chromium'], {
      stdio: 'ignore',
      timeout: 120_000,
    }).status === 0
  )
    return;
  if (!apt(['chromium-headless-shell']) && !apt(['chromium']))
    throw new Error('The browser tests need a Chromium; please install one.');
}

/** Makes sure that there is a font for Hindi, without which pictures would show empty boxes. */
export function ensureHindiFont(): void {
  if (process.platform !== 'linux') return;
  const fonts = spawnSync('fc-list', [':lang=hi'], { encoding: 'utf8' }).stdout ?? '';
  if (fonts.trim() === '' && !apt(['fonts-lohit-deva']))
    throw new Error(
      'Pictures in Hindi need a font for it (Debian: apt-get install fonts-lohit-deva).',
    );
}

/** Builds the web if its sources have changed. */
export function ensureBuilt(): void {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'web'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
