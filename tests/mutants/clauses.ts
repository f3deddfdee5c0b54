import { readFileSync, readdirSync } from 'node:fs';

/** A change that breaks what one clause of docs/specification.md promises. */
export interface ClauseMutant {
  clause: string;
  file: string;
  /** A text that the file has once, and in it, once, the expression that is changed. */
  at: string;
  from: string;
  to: string;
}

/** A clause that no change of an expression could break, and why. */
export interface ClauseWithout {
  clause: string;
  reason: string;
}

const folder = new URL('clauses/', import.meta.url);
const read = <Entry>(name: string) =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Entry[];

/** The change of each clause. */
export const readClauseMutants = (): ClauseMutant[] =>
  readdirSync(folder)
    .filter((name) => name !== 'without.json')
    .flatMap((name) => read<ClauseMutant>(name));

/** The clauses that have none. */
export const readClausesWithout = (): ClauseWithout[] => read('without.json');

/** Where a change stands in its file's text; throws where it does not stand there once. */
export function placeOf(source: string, { clause, at, from }: ClauseMutant): [number, number] {
  const once = (text: string, part: string) => {
    const [before, , more] = text.split(part);
    if (more !== undefined || before === text)
      throw new Error(`clause ${clause}: the text must be there once: ${part}`);
    return before!.length;
  };
  const start = once(source, at) + once(at, from);
  return [start, start + from.length];
}

/**
 * A file's text in which each change is switched on by its clause: `globalThis.assayClause`. Throws
 * where two changes overlap.
 */
export function withClauseMutants(source: string, mutants: readonly ClauseMutant[]): string {
  const byPlace = new Map<string, { place: [number, number]; mutants: ClauseMutant[] }>();
  for (const mutant of mutants) {
    const place = placeOf(source, mutant);
    const there = byPlace.get(place.join()) ?? { place, mutants: [] };
    there.mutants.push(mutant);
    byPlace.set(place.join(), there);
  }
  let changed = source;
  let end = source.length;
  const lastFirst = [...byPlace.values()].toSorted((one, other) => other.place[0] - one.place[0]);
  for (const { place, mutants: here } of lastFirst) {
    if (place[1] > end)
      throw new Error(`The changes of ${here.map(({ clause }) => clause).join()} overlap others.`);
    const switched = here.reduce(
      (otherwise, { clause, to }) =>
        `(globalThis.assayClause === '${clause}' ? (${to}) : ${otherwise})`,
      `(${source.slice(...place)})`,
    );
    changed = changed.slice(0, place[0]) + switched + changed.slice(place[1]);
    end = place[0];
  }
  return changed;
}
