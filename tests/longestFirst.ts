import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Files that take long though they are short, the longest first. */
const long = [
  'api/rolling',
  'api/killed',
  'api/paymentTable',
  'api/manyProcesses',
  'gateway/stopping',
  'api/timing',
  'api/folder',
  'api/fuzz',
  'api/diskFull',
  'api/bookings.property',
  'web/production',
  'views/everyButton',
  'views/everyFlowButton',
];

function rankOf({ moduleId }: TestSpecification): number {
  const place = long.findIndex((name) => moduleId.includes(`/${name}.test.ts`));
  return place === -1 ? long.length : place;
}

const isInPage = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/**
 * Begins with what takes longest, so that no worker is left alone with it at the end. Vitest itself
 * goes by the files' sizes where it has no times of an earlier run. Files of one project and one
 * environment follow each other: a process goes on with the next file only if it is of its own kind.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = new Map(
      files.map((file) => [file, [isInPage(file) ? 1 : 0, rankOf(file)] as const]),
    );
    // Vitest keeps each project's files together.
    return (await super.sort(files)).toSorted((one, other) => {
      if (one.project !== other.project) return 0;
      const [[inPage, rank], [otherInPage, otherRank]] = [ranks.get(one)!, ranks.get(other)!];
      return inPage - otherInPage || rank - otherRank;
    });
  }
}
