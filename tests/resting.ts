import { currentTurn } from './rotation.ts';
import type { Turn } from './rotation.ts';

/**
 * Files that take ten seconds and more each: long searches, processes that are started, killed and
 * waited for, crowds. A third of them is due in each turn, and all in `npm run test:all`. They stand
 * in threes, one of each due in the same turn, so that every turn takes about as long.
 */
export const longFiles = [
  ['api/rolling', 'api/killed', 'server/balancedStop'],
  ['api/faultyStore', 'api/diskFull', 'server/rollingUpgrade'],
  ['api/bookings.property', 'api/timing', 'api/changingSeats'],
  ['api/lostAnswers', 'api/doors', 'api/tracing'],
  ['api/clockSkew', 'api/folder', 'api/staffCommand'],
  ['api/fuzz', 'api/parserCosts', 'gateway/fuzz'],
  ['docs/commands', 'gateway/stopping', 'server/requestLog'],
  ['api/guessing', 'api/lazyPackages', 'api/silentDatabase'],
  ['api/databaseAway', 'api/usedCodes'],
]
  .flat()
  .map((name) => `tests/${name}.test.ts`);

/** Whether a long file is due in a turn: with `every` 3 in each third one. */
export const isLongDue = (file: string, every: 3 | 6, turn: Turn): boolean =>
  turn === 'all' || (turn + longFiles.indexOf(file)) % every === 0;

/** The long files that are not due in a turn. */
export const resting = (turn: Turn = currentTurn()): string[] =>
  longFiles.filter((file) => !isLongDue(file, 3, turn));
