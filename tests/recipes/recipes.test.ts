import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentTurn } from '../rotation.ts';
import { applyRecipe, blocksOf } from './support/recipe.ts';

// A copy of the project to which all recipes of docs are applied, and which is thrown away.
let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'assay-recipes-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of new Set(files.split('\0').filter(Boolean))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    copyFileSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a program in the copy; what it wrote when it failed, nothing when it passed. */
function failureOf(program: string, args: string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...env, NODE_ENV: '', VITEST: '' },
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? '' : `${program} ${args.join(' ')}\n${stdout}\n${stderr}`.slice(-4000);
}

/** The types and tests of the copy, its build and the tour of it take minutes: the nightly run has them. */
const isTried = currentTurn() === 'all';
const isBuilt = isTried;

const read = (name: string) => readFileSync(join('docs/recipes', `${name}.md`), 'utf8');
const [field, ofVisit] = read('field').split('\n## The same of a technician');

/**
 * Every recipe, in an order in which each fits behind those before it. `goal`: so many files it should
 * touch; `most`: so many it may. A recipe that needs more shows that something is written too often.
 */
const recipes = [
  { name: 'step', text: read('step'), goal: 15, most: 16 },
  { name: 'page', text: read('page'), goal: 6, most: 6 },
  { name: 'field of an order', text: field!, goal: 9, most: 11 },
  { name: 'field of a visit, besides', text: ofVisit!, goal: 9, most: 9 },
  { name: 'field of an address', text: read('address-field'), goal: 9, most: 16 },
  { name: 'call', text: read('call'), goal: 11, most: 18 },
  { name: 'state of the order', text: read('order-state'), goal: 10, most: 16 },
  { name: 'text', text: read('text'), goal: 3, most: 3 },
];
const filesOf = (text: string) => [...new Set(blocksOf(text).map(({ path }) => path))];
const isProduct = (path: string) => !/^(tests|e2e|devtools)\//.test(path);

describe('the recipes of docs/recipes', () => {
  it.each(recipes)('touch no more files than they may: $name', ({ name, text, goal, most }) => {
    const files = filesOf(text);
    const own = files.filter(isProduct).length;
    const figures = `${files.length} files, ${own} of the product; the goal is ${goal}`;
    process.stdout.write(`recipe of a ${name}: ${figures}\n`);
    expect(files.length).toBeGreaterThan(1);
    expect(files.length).toBeLessThanOrEqual(most);
  });
  it('fit the project as it stands', () => {
    const apply = () => recipes.forEach(({ name, text }) => applyRecipe(copy, name, text));
    expect(apply).not.toThrow();
  });
  it('leave no file that lint refuses, such as one that is longer than files may be', () => {
    const paths = recipes.flatMap(({ text }) => filesOf(text));
    const code = [...new Set(paths)].filter((path) => /\.tsx?$/.test(path));
    expect(failureOf('oxlint', code)).toBe('');
  });
  it('leave room for a second call of an order', () => {
    const another = read('call')
      .replaceAll('Note', 'Wish')
      .replaceAll('note', 'wish')
      .replaceAll('NOTE', 'WISH');
    const files = filesOf(another).map((path) => join(copy, path));
    const before = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : null));
    applyRecipe(copy, 'a second call', another);
    const refused = failureOf(
      'oxlint',
      files.filter((file) => /\.tsx?$/.test(file)),
    );
    files.forEach((file, at) => {
      const text = before[at] ?? null;
      if (text === null) rmSync(file);
      else writeFileSync(file, text);
    });
    expect(refused).toBe('');
  });
  it.runIf(isTried)('fit its types', () => {
    expect(failureOf('node', ['scripts/run.mjs', 'codegen'])).toBe('');
    expect(failureOf('node', ['node_modules/typescript/bin/tsc', '-p', '.'])).toBe('');
    expect(failureOf('oxlint', ['--type-aware'])).toBe('');
  });
  it.runIf(isTried)('the step is walked, resumed and shown like every other', () => {
    const machines = [
      'booking',
      'bookingRefusals',
      'repeat',
      'lastMeal',
      'draft',
      'conventions',
      'whileAway',
    ].map((name) => `${name}.test.ts`);
    expect(failureOf('vitest', ['run', '--project', 'machines', ...machines])).toBe('');
    const requests = ['bookingOrder.test.ts', 'tests/gateway/everyOperation.test.ts'];
    expect(
      failureOf('vitest', ['run', '--project', 'machines', '--project', 'gateway', ...requests]),
    ).toBe('');
    const views = ['tests/views/booking', 'tests/web/storedBooking', 'tests/web/routes.test.ts'];
    expect(failureOf('vitest', ['run', '--project', 'web', ...views])).toBe('');
  });
  it.runIf(isTried)(
    'the fields and the call are answered, walked, shown and open to whom they should',
    () => {
      const projects = ['machines', 'gateway', 'web', 'api'].flatMap((name) => ['--project', name]);
      const api =
        'staffAccess access accessOthers lostAnswers wholeFile canaries technicianDay visitShown addresses typedPeople sentBounds';
      const views =
        'orderPage orderVisit shown shownPages dayVisits staffAudit accountLists bookingForms bookingReadOut formFields';
      const files = [
        'tests/machines/order.test.ts',
        'tests/machines/orderActions.test.ts',
        'tests/gateway/accessOverTime.test.ts',
        'tests/gateway/sparseAnswers.test.ts',
        'tests/web/language.test.ts',
        ...api.split(' ').map((name) => `tests/api/${name}.test.ts`),
        ...views.split(' ').map((name) => `tests/views/${name}.test.tsx`),
      ];
      expect(failureOf('vitest', ['run', ...projects, ...files])).toBe('');
    },
  );
  it.runIf(isBuilt)('and so by every edge of the flow', () => {
    const everyEdge = ['everyEdge.test.ts', '-t', '^(booking|tracking|order)'];
    expect(failureOf('vitest', ['run', '--project', 'machines', ...everyEdge])).toBe('');
  });
  it.runIf(isBuilt)(
    'the page is rendered by the server with its title, and was not there before',
    async () => {
      expect(failureOf('node', ['scripts/run.mjs', 'build'])).toBe('');
      const web = (await import(pathToFileURL(join(copy, 'dist/server/server.js')).href)) as {
        planOf(path: string): Promise<{ path?: string; modules: string[]; page?: object }>;
        render(
          path: string,
          answers: object,
          language: string,
        ): Promise<{ html: string; title: string }>;
      };
      expect(await web.planOf('/none')).toMatchObject({ path: undefined });
      expect(await web.planOf('/Lighthouse')).toMatchObject({
        modules: ['lighthouse/LighthousePage.tsx'],
        path: '/lighthouse',
        page: {},
      });
      const { html, title } = await web.render('/lighthouse', {}, 'en');
      expect(title).toBe('Our lighthouse · Assay');
      expect(html).toContain('Its lamp is lit every evening.');
    },
  );
  it.runIf(isBuilt)('a tour in the browser goes through the step', () => {
    const env = {
      // The one tour through the new step, whichever turn it is.
      ROTATION: 'all',
      E2E_THROUGH: 'collector.confirmed',
      E2E_DATA_DIR: join(copy, 'data'),
    };
    const tour = ['test', 'e2e/model.e2e.ts', '-g', 'booking', '--project=phone'];
    expect(failureOf('playwright', tour, env)).toBe('');
  });
});
