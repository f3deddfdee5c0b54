import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';
import { apiFiles } from '../apiFiles.ts';
import { areas } from './areas.ts';

// One project of the root's configuration, in which Stryker runs the tests that reach a mutant.
const { project, without } = areas[process.env.MUTANTS_AREA!]!;
const chosen = process.env.MUTANTS_TESTS?.split(',');

interface Project {
  test: { name: string; include: string[] };
}

const projects = config.test!.projects as unknown as Project[];
const found = projects.find(({ test }) => test.name === project)!;
// In a whole run two thirds of them are on PostgreSQL, which is another project.
if (project === 'api') found.test.include = apiFiles('all').embedded;

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
          // After each file a process reports everything that it has reached so far. With the
          // changes of a whole area one process for all files would report more and more, until it
          // has no memory left; a sample is few enough, and loads the modules once.
          isolate: process.env.MUTANTS_SAMPLE === undefined,
        },
      },
    ],
  },
});
