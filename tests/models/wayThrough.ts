import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { placesOf } from './model.ts';
import type { Model } from './model.ts';
import { beginning, remember, situation } from './tours.ts';
import type { Move } from './tours.ts';

interface Options {
  /** What has happened already when the way begins. */
  begin?: readonly AnyEventObject[];
  /** Whether whoever walks it can bring this about here. */
  doable: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /** Places that it passes in this order; those of several regions at once are joined by `+`. */
  milestones: readonly string[];
}

/**
 * The shortest way from milestone to milestone, with where it begins: no service fails on it, and
 * nobody jumps ahead by opening a URL.
 */
export function wayThrough(
  model: Model,
  { begin = [], doable, milestones }: Options,
): { start: AnyMachineSnapshot; way: Move[] } {
  const start = beginning(model, begin);
  const moves = remember(
    model,
    (snapshot, event) => !/^xstate\.(error\.|route)/.test(event.type) && doable(snapshot, event),
  );
  const way: Move[] = [];
  for (const milestone of milestones) {
    const here = way.at(-1)?.to ?? start;
    if (isAt(here, milestone)) continue;
    way.push(...wayTo(model, here, moves, milestone));
  }
  return { start, way };
}

const isAt = ({ value }: AnyMachineSnapshot, milestone: string) => {
  const places = placesOf(value);
  return milestone.split('+').every((place) => places.includes(place));
};

function wayTo(
  model: Model,
  here: AnyMachineSnapshot,
  moves: (snapshot: AnyMachineSnapshot) => Move[],
  milestone: string,
): Move[] {
  const seen = new Set([situation(model, here)]);
  let ways: { at: AnyMachineSnapshot; way: Move[] }[] = [{ at: here, way: [] }];
  while (ways.length > 0) {
    const further: typeof ways = [];
    for (const { at, way } of ways)
      for (const move of moves(at)) {
        if (isAt(move.to, milestone)) return [...way, move];
        const reached = situation(model, move.to);
        if (seen.has(reached)) continue;
        seen.add(reached);
        further.push({ at: move.to, way: [...way, move] });
      }
    ways = further;
  }
  throw new Error(
    `No way of ${model.machine.id} leads from ${placesOf(here.value).join(' + ')} to ${milestone}.`,
  );
}
