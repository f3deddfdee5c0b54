import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { transitionId } from '../../devtools/chart/chart.ts';
import { possible, stepsOf } from './cover.ts';
import type { Path } from './cover.ts';
import { placesOf } from './model.ts';
import type { Model } from './model.ts';

/** One thing that can happen in a situation, and what of the chart it walks. */
export interface Move {
  event: AnyEventObject;
  edge: string;
  /** Ids of the transitions that it takes. */
  took: string[];
  to: AnyMachineSnapshot;
}

interface Options {
  /** What has happened already when the tour begins. */
  begin?: readonly AnyEventObject[];
  /** Whether whoever makes the tour can bring this about here. */
  doable: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /** After so many steps a tour ends where it is. */
  length: number;
  /** Edges that other tours have walked; what these tours walk is added. */
  walked: Set<string>;
}

/** How far a tour goes for one more edge. */
const detour = 24;

/**
 * Few long ways that together walk every edge which can be brought about: always on to the nearest
 * that nobody walked yet.
 */
export function tours(model: Model, { begin = [], doable, length, walked }: Options): Path[] {
  const start = beginning(model, begin);
  const moves = remember(model, doable);
  const stepOf = stepsOf(model);
  const paths: Path[] = [];
  // Where it begins is worth a look too, if nobody can go on from there.
  const begun = `→ ${placesOf(start.value).join(' + ')}`;
  for (;;) {
    let here = start;
    const path: Path = { title: '', steps: [], values: [] };
    while (path.steps.length < length) {
      const way = wayToNew(model, here, moves, walked);
      if (way.length === 0) break;
      for (const { event, edge, to } of way) {
        walked.add(edge);
        path.steps.push(stepOf(event));
        path.values.push(to.value);
        here = to;
      }
    }
    if (path.steps.length === 0 && walked.has(begun)) return paths;
    walked.add(begun);
    paths.push({
      ...path,
      title: `${placesOf(start.value).join(' + ')} … ${placesOf(here.value).join(' + ')}`,
    });
  }
}

/** The shortest way to every state that can be reached, by the state's value. */
export function shortestWays(
  model: Model,
  { begin = [], doable }: Pick<Options, 'begin' | 'doable'>,
): (Pick<Path, 'steps'> & { value: unknown })[] {
  const start = beginning(model, begin);
  const moves = remember(model, doable);
  const stepOf = stepsOf(model);
  const reached = new Map([
    [JSON.stringify(start.value), { value: start.value as unknown, steps: [] as Path['steps'] }],
  ]);
  const seen = new Set([situation(model, start)]);
  let ways: { at: AnyMachineSnapshot; steps: Path['steps'] }[] = [{ at: start, steps: [] }];
  while (ways.length > 0) {
    ways = ways.flatMap(({ at, steps }) =>
      moves(at).flatMap(({ event, to }) => {
        if (seen.has(situation(model, to))) return [];
        seen.add(situation(model, to));
        const way = { at: to, steps: [...steps, stepOf(event)] };
        const state = JSON.stringify(to.value);
        if (!reached.has(state))
          reached.set(state, { value: to.value as unknown, steps: way.steps });
        return [way];
      }),
    );
  }
  return [...reached.values()];
}

/** The shortest way from here that ends with an edge nobody walked. */
function wayToNew(
  model: Model,
  here: AnyMachineSnapshot,
  moves: (snapshot: AnyMachineSnapshot) => Move[],
  walked: ReadonlySet<string>,
): Move[] {
  const seen = new Set([situation(model, here)]);
  let ways: { at: AnyMachineSnapshot; way: Move[] }[] = [{ at: here, way: [] }];
  for (let far = 0; far < detour && ways.length > 0; far += 1) {
    const further: typeof ways = [];
    for (const { at, way } of ways) {
      for (const move of moves(at)) {
        if (!walked.has(move.edge)) return [...way, move];
        const reached = situation(model, move.to);
        if (seen.has(reached)) continue;
        seen.add(reached);
        further.push({ at: move.to, way: [...way, move] });
      }
    }
    ways = further;
  }
  return [];
}

/** What can happen in a situation, worked out once for each snapshot. */
export function remember(
  model: Model,
  doable: Options['doable'],
): (snapshot: AnyMachineSnapshot) => Move[] {
  const events = possible(model);
  const known = new WeakMap<AnyMachineSnapshot, Move[]>();
  return (snapshot) => {
    const found =
      known.get(snapshot) ??
      events(snapshot)
        .filter((event) => doable(snapshot, event))
        .flatMap((event) => moveOf(model, snapshot, event));
    known.set(snapshot, found);
    return found;
  };
}

/** The move that an event makes; none where the machine refuses it. */
function moveOf(model: Model, from: AnyMachineSnapshot, event: AnyEventObject): Move[] {
  const taken = model.machine.getTransitionData(from as never, event as never);
  if (taken.length === 0) return [];
  const to = next(model, from, event);
  const before = placesOf(from.value);
  // Where it leads is part of it: what happens at once afterwards may differ. Regions that it
  // leaves alone are not.
  const reached = placesOf(to.value).filter((place) => !before.includes(place));
  const took = taken.map((transition) => transitionId(transition));
  return [{ event, to, took, edge: `${took.join(' + ')} → ${reached.join(' + ')}` }];
}

export const beginning = (model: Model, begin: readonly AnyEventObject[]) =>
  begin.reduce<AnyMachineSnapshot>(
    (snapshot, event) => next(model, snapshot, event),
    getInitialSnapshot(model.machine, model.input as never) as AnyMachineSnapshot,
  );
const next = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  getNextSnapshot(model.machine, snapshot as never, event as never) as AnyMachineSnapshot;
export const situation = (model: Model, { value, context }: AnyMachineSnapshot) =>
  JSON.stringify([value, model.distinguish?.(context, value) ?? null]);
