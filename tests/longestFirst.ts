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
];

/**
 * Begins with what takes longest, so that no worker is left alone with it at the end. Vitest itself
 * goes by the files' sizes where it has no times of an earlier run.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place === -1 ? long.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
