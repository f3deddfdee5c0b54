import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { executablePath, launchArguments } from '../e2e/browser.ts';
import { numberOf, readArguments, refuseUnknown } from './arguments.ts';
import { median } from './bench/load.ts';
import { benchCustomer } from './bench/pages/customer.ts';
import { cookiesOf } from './bench/pages/visit.ts';
import { startRunning } from './bench/product.ts';
import { ensureBrowser, ensureBuilt } from './programs.ts';

/** 176 MB that nothing else needs, so it is fetched when first used. */
const version = '13.5.0';
const folder = join('.runtime', 'lighthouse');
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');

/**
 * The minimum score of each category, of 100. Performance can only be judged on a quiet machine;
 * the goal is 97, from which a single run of three may differ.
 */
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof least;
/** `isOwn`: a page of the customer; `isStep`: a step of the funnel, opened with earlier choices. */
const pages: readonly {
  path: string;
  isOwn?: true;
  isStep?: true;
}[] = [
  { path: '/' },
  { path: '/home' },
  { path: '/login' },
  { path: '/testinfo/tsh' },
  { path: '/orders', isOwn: true },
  { path: '/reports', isOwn: true },
  { path: '/AddPatient', isStep: true },
  { path: '/Lab', isStep: true },
  { path: '/SelectAppointment', isStep: true },
];

interface Audit {
  id: string;
  score: number | null;
  displayValue?: string;
}
interface Report {
  categories: Record<
    Category,
    { score: number; auditRefs: readonly { id: string; weight: number }[] }
  >;
  audits: Record<string, Audit>;
}

const usage = 'lighthouse -- [pages…] [--runs 3]';
const { values, positionals: wanted } = readArguments(usage, {
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
refuseUnknown(
  'page',
  wanted,
  pages.map(({ path }) => path),
  usage,
);
const runs = numberOf('runs', values.runs, usage);

ensureBuilt();
ensureBrowser();
if (!existsSync(program)) {
  console.log(`Fetching Lighthouse ${version} (once)…`);
  mkdirSync(folder, { recursive: true });
  const npm = ['npm', ['install', '--no-save', '--loglevel=error', '--prefix', folder]] as const;
  spawnSync(npm[0], [...npm[1], `lighthouse@${version}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
mkdirSync('test-results', { recursive: true });

const product = await startRunning();
const faults: string[] = [];
try {
  const { cookie, draftCookie } = await benchCustomer(product.address);
  for (const { path, isOwn, isStep } of pages) {
    if (wanted.length > 0 && !wanted.includes(path)) continue;
    const cookies = isStep ? `${cookie}; ${draftCookie}` : isOwn ? cookie : undefined;
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1)
      reports.push(await measure(product.address + path, cookies));
    const scores = Object.entries(least).map(([name, atLeast]) => {
      const all = reports.map(({ categories }) => categories[name as Category].score * 100);
      const score = Math.round(median(all));
      if (score < atLeast) faults.push(`${path}: ${name} ${score}, wanted ${atLeast}`);
      return `${name} ${score}`;
    });
    console.log(`${path}: ${scores.join(', ')}`);
    for (const line of faultsOf(reports[0]!)) console.log(`  ${line}`);
  }
} finally {
  await product.stop();
}
console.log(faults.length > 0 ? `\n${faults.join('\n')}` : '\nAll as wanted.');
process.exit(faults.length > 0 ? 1 : 0);

/** Opens a page like Lighthouse's phone, on its slow network. `cookie`: the visitor's session. */
async function measure(url: string, cookie: string | undefined): Promise<Report> {
  const profile = mkdtempSync(join(tmpdir(), 'assay-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    args: [...launchArguments, '--remote-debugging-port=0'],
    ...(executablePath && { executablePath }),
  });
  try {
    // As a header they would be lost with the first cookie that the page itself sets.
    await context.addCookies(cookiesOf({ cookie: cookie ?? '', url }));
    const [port = ''] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
    return await lookAt(url, port, cookie !== undefined);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Runs Lighthouse on a page in the browser that listens on a port. */
async function lookAt(url: string, port: string, isOwn: boolean): Promise<Report> {
  const file = join('test-results', 'lighthouse.json');
  // Asynchronously, as Playwright has to react when a tab opens.
  await promisify(execFile)(process.execPath, [
    program,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--port=${port}`,
    `--only-categories=${['performance', ...Object.keys(least)].join(',')}`,
    // Customers' own pages are excluded from search engines on purpose.
    ...(isOwn ? ['--skip-audits=is-crawlable'] : []),
  ]);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** The audits of a category that count and have failed. */
function faultsOf({ categories, audits }: Report): string[] {
  const counting = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]!),
  );
  return counting
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, score, displayValue = '' }) => `${id} ${score!.toFixed(2)} ${displayValue}`);
}
