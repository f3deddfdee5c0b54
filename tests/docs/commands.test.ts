import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shippedMachines } from '../../machines/shippedMachines.ts';

it('npm run gallery has a test of its own name for each screen state', () => {
  const { status, stdout, stderr } = spawnSync(
    'playwright',
    ['test', '--list', '--config', 'playwright.gallery.config.ts'],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).not.toMatch(/error/i);
  expect(stdout).toMatch(/signInAdmin: editing/);
});

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    encoding: 'utf8',
  });

it('npm run flows draws every chart, writes it for Stately, and compares it with another version', () => {
  const { status, stdout, stderr } = run(
    'scripts/flows.ts',
    '--svg',
    '--stately',
    '--diff',
    'HEAD',
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('# Flows that differ from HEAD');
  const ids = shippedMachines.map(({ id }) => id).toSorted();
  expect(readdirSync('coverage/svg')).toEqual(ids.map((id) => `${id}.svg`));
  expect(readFileSync('coverage/svg/booking.svg', 'utf8')).toMatch(/^<svg [\s\S]*choosing/);
  expect(readdirSync('coverage/stately')).toEqual(ids.flatMap((id) => [`${id}.json`, `${id}.ts`]));
});

it('npm run flows prints a chart as a picture and as a page of its size', () => {
  const { status, stderr } = run('scripts/flows.ts', '--svg', '--png', '--pdf', '--only', 'signIn');
  expect([status, stderr]).toEqual([0, '']);
  const png = readFileSync('coverage/png/signIn.png');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [, svgWidth, svgHeight] = /width="([\d.]+)" height="([\d.]+)"/.exec(
    readFileSync('coverage/svg/signIn.svg', 'utf8'),
  )!;
  // A picture has whole pixels only.
  expect(Math.abs(width - 2 * Number(svgWidth))).toBeLessThan(3);
  expect(Math.abs(height - 2 * Number(svgHeight))).toBeLessThan(3);
  const pdf = readFileSync('coverage/pdf/signIn.pdf', 'latin1');
  expect(pdf).toMatch(/^%PDF-/);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

it("every command that a document names is one of npm's scripts, and leads to one of ours", () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const pages = ['README.md', 'CONTRIBUTING.md', 'docs/product-owner-guide.md', 'docs/qa-guide.md'];
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/npm run ([a-z:0-9]+)/g)].map(([, name]) => name!),
  );
  expect(named).toContain('gallery');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  const runner = readFileSync('scripts/run.mjs', 'utf8');
  const unknown = Object.values(scripts).filter((command) => {
    const [, ours] = /^node scripts\/run\.mjs (\w+)$/.exec(command) ?? [];
    return !new RegExp(`^  ${ours}: \\{`, 'm').test(runner);
  });
  expect(unknown).toEqual([]);
});

it.each([
  [
    'bench',
    ['speed'],
    "There is no part 'speed'. There are: gateway, booking, pages, memory, large.",
  ],
  ['lighthouse', ['/nowhere'], "There is no page '/nowhere'. There are: /, /home,"],
  ['flows', ['--png', '--only', 'nothing'], "There is no flow 'nothing'"],
])('npm run %s says what it takes', (name, options, words) => {
  const { status, stderr } = run(`scripts/${name}.ts`, ...options);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
});

it('npm run mutants takes names of areas and files, and says so of others', () => {
  const { status, stderr } = run('scripts/mutants.ts', 'scripts/test.ts');
  expect(status).toBe(1);
  expect(stderr).toContain("'scripts/test.ts' is no area and in none");
});
