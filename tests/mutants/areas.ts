import { matchesGlob } from 'node:path';

/** A part of the project whose tests are tried by changing its code. */
export interface Area {
  /** The project of vitest.config.ts that is to notice. */
  project: string;
  /** Files that are changed, as globs; those that begin with '!' are left out. */
  files: string[];
  /** Test files that are left out, as globs. */
  without: string[];
}

/** What holds no decision of its own: types, words, code that is made, data of the demo. */
const noDecisions = ['!**/generated/**', '!**/*.types.ts', '!**/*.tables.ts'];

export const areas: Record<string, Area> = {
  machines: {
    project: 'machines',
    files: ['machines/**/*.ts', '!machines/report/**', ...noDecisions],
    // It compares the machine under test with itself, and would follow the change.
    without: ['tests/machines/everyEdge.test.ts'],
  },
  api: {
    project: 'api',
    files: ['api/**/*.ts', '!api/db/**', '!api/demo/**', '!api/reasons/**', ...noDecisions],
    // They start processes of their own, in which nothing is changed, or measure time.
    without: [
      'tests/api/{rolling,killed,manyProcesses,timing,diskFull,silentDatabase,staffCommand,folder}.test.ts',
    ],
  },
  gateway: {
    project: 'gateway',
    files: ['gateway/**/*.ts', ...noDecisions],
    without: ['tests/gateway/stopping.test.ts', 'tests/server/{production,rollingUpgrade}.test.ts'],
  },
  web: {
    project: 'web',
    // What masks and reports is tried where it is used; colours and measures are looked at.
    files: [
      'web/**/*.{ts,tsx}',
      'machines/report/*.ts',
      '!web/copy/**',
      '!web/panda.config.ts',
      '!web/shared/theme/**',
      ...noDecisions,
    ],
    // They read what was built, or how sources are written.
    without: ['tests/web/{size,production,recipes}.test.ts'],
  },
};

/** Whether a file is one of those that an area changes. */
export function isIn({ files }: Area, file: string): boolean {
  const matches = (pattern: string) => matchesGlob(file, pattern.replace(/^!/, ''));
  return (
    files.some((pattern) => !pattern.startsWith('!') && matches(pattern)) &&
    !files.some((pattern) => pattern.startsWith('!') && matches(pattern))
  );
}

/** The area that changes a file. */
export const areaOf = (file: string): string | undefined =>
  Object.keys(areas).find((area) => isIn(areas[area]!, file));
