import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';
import config from '../../vitest.config.ts';
import { areas } from './areas.ts';

// One project of the root's configuration, in which Stryker runs the tests that reach a mutant.
const { project, without } = areas[process.env.MUTANTS_AREA!]!;
const chosen = process.env.MUTANTS_TESTS?.split(',');

interface InlineProject {
  test: { name: string; include: string[]; exclude?: string[] };
}
const isInline = (one: TestProjectConfiguration): one is TestProjectConfiguration & InlineProject =>
  typeof one === 'object' && 'test' in one;

const found = (config.test?.projects ?? []).filter(isInline).find(({ test }) => test.name === project)!;

export default defineConfig({
  test: {
    projects: [
      {
        ...found,
        root: process.cwd(),
        test: { ...found.test, include: chosen ?? found.test.include, exclude: without },
      },
    ],
  },
});
