import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentTurn } from '../rotation.ts';
import { applyRecipe, blocksOf } from './support/recipe.ts';

// A copy of the project to which both recipes of docs are applied, and which is thrown away.
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

const recipe = (name: string) => readFileSync(join('docs', name), 'utf8');

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

const recipes = [recipe('adding-a-step.md'), recipe('adding-a-page.md')];

describe('docs/adding-a-step.md and docs/adding-a-page.md', () => {
  it('fit the project as it stands', () => {
    expect(blocksOf(recipe('adding-a-step.md')).length).toBeGreaterThan(20);
    expect(blocksOf(recipe('adding-a-page.md'))).toHaveLength(6);
    for (const text of recipes) applyRecipe(copy, text);
  });
  it('leave no file that lint refuses, such as one that is longer than files may be', () => {
    const paths = recipes.flatMap(blocksOf).map(({ path }) => path);
    const code = [...new Set(paths)].filter((path) => /\.tsx?$/.test(path));
    expect(code.length).toBeGreaterThan(30);
    expect(failureOf('oxlint', code)).toBe('');
  });
  it.runIf(isTried)('fit its types', () => {
    expect(failureOf('node', ['scripts/run.mjs', 'codegen'])).toBe('');
    expect(failureOf('node', ['node_modules/typescript/bin/tsc', '-p', '.'])).toBe('');
    expect(failureOf('oxlint', ['--type-aware'])).toBe('');
  });
  it.runIf(isTried)('the step is walked, resumed and shown like every other', () => {
    const machines = ['booking', 'draft', 'conventions'].map((name) => `${name}.test.ts`);
    expect(failureOf('vitest', ['run', '--project', 'machines', ...machines])).toBe('');
    const requests = ['bookingOrder.test.ts', 'tests/gateway/everyOperation.test.ts'];
    expect(
      failureOf('vitest', ['run', '--project', 'machines', '--project', 'gateway', ...requests]),
    ).toBe('');
    const views = ['tests/views/booking.test.tsx', 'tests/web/routes.test.ts'];
    expect(failureOf('vitest', ['run', '--project', 'web', ...views])).toBe('');
  });
  it.runIf(isBuilt)('and so by every edge of the flow', () => {
    const everyEdge = ['everyEdge.test.ts', '-t', '^booking'];
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
      expect(await web.planOf('/About')).toMatchObject({
        modules: ['about/AboutPage.tsx'],
        path: '/about',
        page: {},
      });
      const { html, title } = await web.render('/about', {}, 'en');
      expect(title).toBe('About Assay · Assay');
      expect(html).toContain('Tests at home, taken by people who do nothing else.');
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
