import { currentTurn, isDue } from './rotation.ts';
import type { Turn } from './rotation.ts';

/**
 * Files that take ten seconds and more each: long searches, processes that are started, killed and
 * waited for, crowds. A third of them is due in each turn, and all in `npm run test:all`.
 */
export const longFiles = [
  ...[
    'bookings.property',
    'changingSeats',
    'clockSkew',
    'databaseAway',
    'diskFull',
    'doors',
    'faultyStore',
    'folder',
    'fuzz',
    'guessing',
    'killed',
    'lazyPackages',
    'lostAnswers',
    'parserCosts',
    'rolling',
    'silentDatabase',
    'staffCommand',
    'timing',
    'tracing',
    'usedCodes',
  ].map((name) => `tests/api/${name}.test.ts`),
  'tests/docs/commands.test.ts',
  'tests/gateway/fuzz.test.ts',
  'tests/gateway/stopping.test.ts',
  'tests/server/balancedStop.test.ts',
  'tests/server/requestLog.test.ts',
  'tests/server/rollingUpgrade.test.ts',
] as const;

/** The long files that are not due in a turn. */
export const resting = (turn: Turn = currentTurn()): string[] =>
  longFiles.filter((file) => !isDue(file, 3, turn));
