import { globSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const packageOf = (name: string) =>
  JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
    bin?: string | Record<string, string>;
  };
const { dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

/** The programs of the packages that package.json pins, each with its file. */
const pinned = new Map(
  Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name]) => {
    const { bin = {} } = packageOf(name);
    const programs = typeof bin === 'string' ? { [name.split('/').at(-1)!]: bin } : bin;
    return Object.entries(programs).map(
      ([program, file]) => [program, resolve('node_modules', name, file)] as const,
    );
  }),
);
const isInstalled = (program: string) =>
  lstatSync(join('node_modules', '.bin', program), { throwIfNoEntry: false }) !== undefined;

it('a program that is called by its name is the one of the package that is pinned', () => {
  expect(pinned.has('tsc')).toBe(true);
  const others = [...pinned]
    .map(([program, file]) => [program, file, realpathSync(join('node_modules', '.bin', program))])
    .filter(([, file, found]) => found !== file);
  expect(others).toEqual([]);
  const stale = Object.entries({ ...dependencies, ...devDependencies })
    .map(([name, version]) => [name, version, packageOf(name).version])
    .filter(([, version, installed]) => installed !== version);
  expect(stale).toEqual([]);
});

it('no program of a package that nobody pinned is called', () => {
  const call =
    /(?:\brun|\bspawn|\bexec\w*|\bspawnSync|\bfailureOf|\bwhole)\(\s*'([\w-]+)'|\brun: \['([\w-]+)'/g;
  const called = globSync(['scripts/**/*.{ts,mjs}', 'tests/**/*.ts', 'e2e/**/*.ts'])
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(call)])
    .map(([, inCall, inTable]) => inCall ?? inTable!);
  expect(called).toEqual(
    expect.arrayContaining(['vitest', 'playwright', 'oxlint', 'oxfmt', 'vite']),
  );
  expect(called.filter((program) => isInstalled(program) && !pinned.has(program))).toEqual([]);
});
