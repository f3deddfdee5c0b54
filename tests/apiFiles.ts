import { readFileSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isLongDue, longFiles } from './resting.ts';
import { isDue, turnOfLanding } from './rotation.ts';
import type { Turn } from './rotation.ts';

const folder = resolve(import.meta.dirname, 'api');

/** What is about the embedded database, or works in another way there than on PostgreSQL. */
const aboutEmbedded = new Set(
  ['changes', 'diskFull', 'folder', 'killed', 'orderStream', 'staffCommand'].map(
    (name) => `${name}.test.ts`,
  ),
);
/** What asks the same of either database, and waits or reads more than it asks. */
const onPostgresOnly = new Set(
  [
    'catalogueCells',
    'faultyCatalogueFile',
    'faultyStore',
    'paymentTable',
    'pdfLayout',
    'receiptLetters',
  ].map((name) => `${name}.test.ts`),
);
/** What is about statements, locks, notifications or several processes, as PostgreSQL has them. */
const aboutPostgres = new Set(
  [
    'bookings.property',
    'changingSeats',
    'coalesceRequests',
    'extendHold',
    'fewerSeats',
    'freeSeats',
    'guessing',
    'halfMigration',
    'holdLimit',
    'jobs',
    'large',
    'lastSeat',
    'messageLanes',
    'offerRaces',
    'orderListPlans',
    'ordersInTheWayRaces',
    'queryPlans',
    'repeatedCalls',
    'secondFactorOnce',
    'stopping',
    'usedCodes',
    'watchOrders',
  ].map((name) => `${name}.test.ts`),
);
/** By this a file asks on which of the two it runs. */
const askingWhich = "inject('templateUrl')";
/** From here a file of tests has its database. */
const opening = /\/api\/(?:support\/(?:testDatabase|cluster)|db\/\w+)\.ts$/;

const known = new Map<string, boolean>();

/** Whether a file of tests opens a database, itself or by what it takes from other files of tests. */
function opensDatabase(path: string): boolean {
  const found = known.get(path);
  if (found !== undefined) return found;
  // Files may take something from each other.
  known.set(path, false);
  const imports = readFileSync(path, 'utf8').matchAll(/(?:from|import) '(\.[^']+\.tsx?)'/g);
  const opens = [...imports]
    .map(([, name]) => resolve(dirname(path), name!))
    .some((file) => opening.test(file) || (file.includes('/tests/') && opensDatabase(file)));
  known.set(path, opens);
  return opens;
}

/** A file that rests two turns of three is on the embedded database each second time that it is due. */
const isOnEmbedded = (path: string, turn: Turn): boolean =>
  longFiles.includes(path) ? isLongDue(path, 6, turn) : isDue(path, 3, turn);

/**
 * The REST tests by the database that they are to run on. Of those that ask a database each runs
 * once in a turn: a third of them on the embedded one, the others on PostgreSQL. What is about one of
 * the two runs there in each turn. What asks none, or the same of either, runs once. With every row
 * due it is the same by the newest landing, because running all of them twice would take minutes and
 * find little; only 'all' itself, for files that are named, runs them on both.
 */
export function apiFiles(turn: Turn = turnOfLanding()): { postgres: string[]; embedded: string[] } {
  const postgres: string[] = [];
  const embedded: string[] = [];
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.test.ts'))) {
    const path = `tests/api/${name}`;
    const inFull = resolve(folder, name);
    const asks = opensDatabase(inFull);
    const isTurnOfEmbedded = isOnEmbedded(path, turn);
    const isAlwaysOnPostgres =
      aboutPostgres.has(name) ||
      aboutEmbedded.has(name) ||
      onPostgresOnly.has(name) ||
      readFileSync(inFull, 'utf8').includes(askingWhich);
    if (asks && (turn === 'all' || isAlwaysOnPostgres || !isTurnOfEmbedded)) postgres.push(path);
    if (!asks || aboutEmbedded.has(name) || (!onPostgresOnly.has(name) && isTurnOfEmbedded))
      embedded.push(path);
  }
  return { postgres, embedded };
}
