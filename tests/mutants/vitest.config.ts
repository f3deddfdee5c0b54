import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';
import { areas } from './areas.ts';

// One project of the root's configuration, in which Stryker runs the tests that reach a mutant.
const { project, without } = areas[process.env.MUTANTS_AREA!]!;
const chosen = process.env.MUTANTS_TESTS?.split(',');

interface Project {
  test: { name: string; include: string[] };
}

const projects = config.test!.projects as unknown as Project[];
const found = projects.find(({ test }) => test.name === project)!;

export default defineConfig({
  test: {
    projects: [
      {
        ...found,
        root: process.cwd(),
        test: {
          ...found.test,
          include: chosen ?? found.test.include,
          exclude: without,
          // Each file reports all that its process has reached so far: of its own tests alone, it
          // is a process of its own.
          isolate: true,
        },
      },
    ],
  },
});
