import { execFileSync } from 'node:child_process';

/** So many turns a row may wait at most. */
const most = 10;

/**
 * Rows that are too many for each run take turns: with `every` 3, a row is due in each third turn.
 * The turn is the number of landings on main, so it moves on by itself: each landing is one merge, and
 * only first parents are counted, because the commits of a branch would skip turns. `ROTATION=1200`
 * repeats that turn, `ROTATION=all` makes every row due, as `npm run test:all` and the nightly run do.
 */
export function isDue(row: string, every: number, turn = currentTurn()): boolean {
  if (every > most) throw new Error(`'${row}' would wait for ${every} turns; ${most} is the most.`);
  return turn === 'all' || (turn + hashOf(row)) % every === 0;
}

export type Turn = number | 'all';

let landings: string | undefined;

export const currentTurn = (): Turn => turnOf(process.env.ROTATION ?? landing());

/** The current turn; where every row is due, that of the newest landing. */
export function turnOfLanding(): Turn {
  const turn = currentTurn();
  return turn === 'all' ? turnOf(landing()) : turn;
}

const landing = (): string => (landings ??= landingCount());

function turnOf(said: string): Turn {
  if (said === 'all') return said;
  const turn = Number(said);
  if (!Number.isInteger(turn) || turn < 0)
    throw new Error(`ROTATION is the number of a turn or 'all', not '${said}'.`);
  return turn;
}

/**
 * A shallow clone cannot count: its turn comes from the commit's name. A copy without git, such as a
 * downloaded archive, runs everything.
 */
function landingCount(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', '--is-shallow-repository') === 'true'
      ? String(Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8), 16))
      : git('rev-list', '--count', '--first-parent', 'HEAD');
  } catch {
    return 'all';
  }
}

/** FNV-1a, which spreads similar names over all turns. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ unit.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}
