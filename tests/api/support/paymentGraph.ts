import type { Ledger } from './ledger.ts';
import { endOf, sequencesUpTo } from './paymentEnds.ts';
import type { PaymentTable } from './paymentTable.ts';
import type { Happening, World } from './paymentWorlds.ts';

/**
 * A standing that an order can be in, where each happening leads from it, and how it ends if
 * nothing more happens.
 */
interface Standing {
  path: readonly Happening[];
  ends: Ledger;
  next: Map<Happening, Standing>;
}

export interface PaymentGraph {
  start: Standing;
  standings: number;
  /** Sequences that were played over HTTP to draw it. */
  played: number;
  /** Standings that must never be, with the sequence that led there. */
  violations: string[];
}

/**
 * Every standing that an order can come to, found by playing each happening from each of them. What
 * the service does
 * next depends on nothing but its rows, the provider's books and the time; the fingerprint of a
 * standing holds what
 * of them bears on this order. Two sequences with one fingerprint therefore have one future, and
 * one of them need be
 * played on: some dozens of standings stand for every sequence of any length.
 */
export async function drawPaymentGraph(
  table: PaymentTable,
  world: World,
  alphabet: readonly Happening[],
): Promise<PaymentGraph> {
  const known = new Map<string, Standing>();
  const open: Standing[] = [];
  const violations: string[] = [];
  let played = 0;
  const look = async (path: readonly Happening[]): Promise<Standing> => {
    played += 1;
    const seen = await table.lookAt(world, path, (fingerprint) => known.get(fingerprint));
    if ('known' in seen) return seen.known;
    if (seen.violation) violations.push(`${path.join(', ')}: ${seen.violation}`);
    const fresh: Standing = { path, ends: seen.ends, next: new Map() };
    known.set(seen.fingerprint, fresh);
    open.push(fresh);
    return fresh;
  };
  const start = await look([]);
  for (let from = open.shift(); from; from = open.shift()) {
    for (const happening of alphabet)
      from.next.set(happening, await look([...from.path, happening]));
  }
  return { start, standings: known.size, played, violations };
}

/** The sequences up to a length whose end is not the table's; empty when all is well. */
export function wrongEnds(
  { start }: PaymentGraph,
  world: World,
  alphabet: readonly Happening[],
  length: number,
): { sequences: number; wrong: string[] } {
  const sequences = sequencesUpTo(length, alphabet);
  const wrong: string[] = [];
  for (const sequence of sequences) {
    let standing = start;
    for (const happening of sequence) standing = standing.next.get(happening)!;
    const violation = wrongEnd(world, sequence, standing.ends);
    if (violation) wrong.push(violation);
  }
  return { sequences: sequences.length, wrong };
}

/**
 * Compares an end with the table's, in words; null when it is right. Which of two payments is kept
 * does not matter.
 */
export function wrongEnd(
  world: World,
  sequence: readonly Happening[],
  ends: Ledger,
): string | null {
  const found = JSON.stringify({ ...ends, money: ends.money.toSorted() });
  const expected = JSON.stringify(endOf(world, sequence));
  return found === expected ? null : `${sequence.join(', ')}: ends as ${found}, not ${expected}`;
}
