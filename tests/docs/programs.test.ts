import { globSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const packageOf = (name: string) =>
  JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
    bin?: string | Record<string, string>;
  };

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  workspaces?: string[];
}
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Every package that is pinned, here and in workspaces, with its version. */
const versions = ['.', ...(manifestOf('.').workspaces ?? [])]
  .map(manifestOf)
  .flatMap(({ dependencies = {}, devDependencies = {} }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );

/** The programs of the pinned packages, each with its file. */
const pinned = new Map(
  versions.flatMap(([name]) => {
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
  const stale = versions
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
  expect(called).toEqual(expect.arrayContaining(['vitest', 'playwright', 'oxlint', 'oxfmt']));
  expect(called.filter((program) => isInstalled(program) && !pinned.has(program))).toEqual([]);
});
