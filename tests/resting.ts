import { currentTurn } from './rotation.ts';
import type { Turn } from './rotation.ts';

/**
 * Files that take ten seconds and more each: long searches, processes that are started, killed and
 * waited for, crowds. A third of them is due in each turn, and all in `npm run test:all`. They stand
 * in threes, one of each due in the same turn, so that every turn takes about as long.
 */
export const longFiles = [
  ['tests/api/rolling', 'tests/api/killed', 'tests/server/balancedStop'],
  ['tests/api/faultyStore', 'tests/api/diskFull', 'tests/server/rollingUpgrade'],
  ['tests/api/bookings.property', 'tests/api/timing', 'tests/api/changingSeats'],
  ['tests/api/lostAnswers', 'tests/api/doors', 'tests/api/tracing'],
  ['tests/api/clockSkew', 'tests/api/folder', 'tests/api/staffCommand'],
  ['tests/api/fuzz', 'tests/api/parserCosts', 'tests/gateway/fuzz'],
  ['tests/docs/commands', 'tests/gateway/stopping', 'tests/server/requestLog'],
  ['tests/api/guessing', 'tests/api/lazyPackages', 'tests/api/silentDatabase'],
  ['tests/api/databaseAway', 'tests/api/usedCodes'],
]
  .flat()
  .map((name) => `${name}.test.ts`);

/** Whether a long file is due in a turn: with `every` 3 in each third one. */
export const isLongDue = (file: string, every: 3 | 6, turn: Turn): boolean =>
  turn === 'all' || (turn + longFiles.indexOf(file)) % every === 0;

/** The long files that are not due in a turn. */
export const resting = (turn: Turn = currentTurn()): string[] =>
  longFiles.filter((file) => !isLongDue(file, 3, turn));
