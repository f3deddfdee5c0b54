import type { Chart, ChartState } from '../chart/chart.ts';
import type { StateFigures } from './loadFigures.ts';

/** The visitor figures of a state, or of a step with everything inside it. */
export interface Figures {
  came: number;
  /** In percent of those who came. */
  wentOn: number;
  /** Those who were not counted again; undefined where the flow ends. */
  left: number | undefined;
  /** The same in percent of those who came. */
  leftHere: number | undefined;
  /** The time within which half of those who went on did so. */
  medianSeconds: number | undefined;
  /** The next states outside, with their counts. */
  next: { state: string; count: number }[];
}

/** The visitor figures of a state; undefined if nobody came. */
export function figuresOf(
  chart: Chart,
  state: ChartState,
  counted: readonly StateFigures[],
): Figures | undefined {
  const inside = new Set(leavesIn(chart, state));
  const moves = movesFrom(chart, inside, counted);
  if (!moves) return undefined;
  const { came, next } = moves;
  const wentOn = sumOf(next);
  const left = state.type === 'final' ? undefined : came - wentOn;
  return {
    came,
    wentOn: percentOf(wentOn, came),
    left,
    leftHere: left === undefined ? undefined : percentOf(left, came),
    medianSeconds: inside.size === 1 ? (moves.own[0]!.medianSeconds ?? undefined) : undefined,
    next,
  };
}

/**
 * The number of people who came to some states, and where they went from there; undefined if nobody
 * came.
 */
export function movesFrom(
  chart: Chart,
  inside: ReadonlySet<string>,
  counted: readonly StateFigures[],
) {
  const own = counted.filter(({ flow, state: path }) => flow === chart.id && inside.has(path));
  const entered = own.reduce((all, one) => all + one.entered, 0);
  const moves = own.flatMap(({ next }) => next);
  const outside = moves.filter(({ state: next }) => !inside.has(next));
  const wentOn = sumOf(outside);
  // People who were already there when the first of the days began went on without being counted as
  // having come.
  const came = Math.max(entered - (sumOf(moves) - wentOn), wentOn);
  if (came === 0) return undefined;
  const next = [...Map.groupBy(outside, ({ state: path }) => path)]
    .map(([path, those]) => ({ state: path, count: sumOf(those) }))
    .toSorted((one, other) => other.count - one.count);
  return { own, came, next };
}

export const sumOf = (all: readonly { count: number }[]): number =>
  all.reduce((sum, one) => sum + one.count, 0);

export const percentOf = (count: number, all: number): number => Math.round((count / all) * 100);

/**
 * The paths of the innermost states; for parallel states, those of the first region stand for all.
 */
export function leavesIn(chart: Chart, { id, path, type }: ChartState): string[] {
  const children = chart.states.filter(
    ({ parent, type: kind }) => parent === id && kind !== 'history',
  );
  if (children.length === 0) return [path];
  return (type === 'parallel' ? children.slice(0, 1) : children).flatMap((child) =>
    leavesIn(chart, child),
  );
}
