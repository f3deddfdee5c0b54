import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unitProjects } from '../unitProjects.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

const { scripts: commands } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

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

it('npm run test:unit leaves the recipes out unless somebody names them, beside other files, too', () => {
  const named = ['tests/docs/webFloors.test.ts', 'tests/recipes/recipes.test.ts'];
  expect(unitProjects(['tests/docs/webFloors.test.ts', '-t', 'tests'])).toContain('!recipes');
  expect(unitProjects(named)).not.toContain('!recipes');
  expect(unitProjects(['--project=recipes'])).toEqual([]);
});

it("every command that a document names is one of npm's scripts, and leads to one of ours", () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'docs/product-owner-guide.md', 'docs/qa-guide.md'];
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/npm run ([a-z:0-9]+)/g)].map(([, name]) => name!),
  );
  expect(named).toContain('gallery');
  expect(named.filter((name) => !(name in commands))).toEqual([]);
  const runner = readFileSync('scripts/run.mjs', 'utf8');
  const unknown = Object.values(commands).filter((command) => {
    const [, ours] = /^node scripts\/run\.mjs (\w+)$/.exec(command) ?? [];
    return !new RegExp(`^  ${ours}: \\{`, 'm').test(runner);
  });
  expect(unknown).toEqual([]);
});

/** A command as npm starts it. */
const npmRun = (name: string, ...args: string[]) =>
  spawnSync(process.execPath, [...commands[name]!.split(' ').slice(1), ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '', VITEST: '', npm_lifecycle_event: name },
  });

/** What follows their names is for the programs that they start, which say what they do not know. */
const handOn = ['lint', 'format'];

it.each(Object.keys(commands))('npm run %s says in a sentence what it does not take', (name) => {
  const { status, stdout, stderr } = npmRun(name, '--nonsense');
  const said = stdout + stderr;
  expect(said).toContain('--nonsense');
  expect(said).not.toMatch(/^ +at |node:internal/m);
  const isOurs = !handOn.includes(name);
  expect(said).toMatch(isOurs ? new RegExp(`^Usage: npm run ${name}( |$)`, 'm') : /./);
  expect(status).toBe(isOurs ? 2 : 1);
});

it.each([
  ['test', ['speed'], "There is no check 'speed'. There are: again, format,"],
  ['test:unit', ['tests/soak/canaries.test.ts'], 'is run by npm run test:soak.'],
  ['test:unit', ['none/none.test.ts'], "There is no file 'none/none.test.ts'."],
  ['test:near', ['none'], "There is no commit 'none'."],
  ['bench', ['--beside', '/none'], "There is no other checkout of the product at '/none'."],
  ['lighthouse', ['/nowhere'], "There is no page '/nowhere'. There are: /, /home,"],
  ['lighthouse', ['--runs', '0'], "--runs takes a number from 1 on, not '0'."],
  ['flows', ['--png', '--only', 'none'], "There is no flow 'none'. There are: "],
  ['replay', ['README.md'], "'README.md' is no problem report."],
  ['mutants', ['scripts/test.ts'], "'scripts/test.ts' is no area and in none: machines,"],
  ['mutants', ['--changed', 'none'], "There is no commit 'none'."],
])('npm run %s %j says what is wrong', (name, args, sentence) => {
  const { status, stdout, stderr } = npmRun(name, ...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^[^\n]+\nUsage: npm run [^\n]+\n$/);
  expect(stderr).toContain(sentence);
});
