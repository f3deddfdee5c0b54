import type { Chart, ChartState } from '../chart/chart.ts';
import type { StateFigures } from './loadFigures.ts';

/** How far visitors came at a state, or at a step with everything inside it. */
export interface Figures {
  came: number;
  /** Of 100 who came. */
  wentOn: number;
  /** Of 100 who came; nothing where the flow ends. */
  leftHere: number | undefined;
  /** Within how many seconds half of those who went on did so. */
  medianSeconds: number | undefined;
  /** The states outside that came next, and how often. */
  next: { state: string; count: number }[];
}

/** What was counted at a state; undefined where nobody came. */
export function figuresOf(
  chart: Chart,
  state: ChartState,
  counted: readonly StateFigures[],
): Figures | undefined {
  const inside = new Set(leavesIn(chart, state));
  const own = counted.filter(({ flow, state: path }) => flow === chart.id && inside.has(path));
  const entered = own.reduce((all, one) => all + one.entered, 0);
  const moves = own.flatMap(({ next }) => next);
  const outside = moves.filter(({ state: next }) => !inside.has(next));
  const count = (all: readonly { count: number }[]) => all.reduce((sum, one) => sum + one.count, 0);
  const wentOn = count(outside);
  // Who was already there when the first of the days began went on without having come.
  const came = Math.max(entered - (count(moves) - wentOn), wentOn);
  if (came === 0) return undefined;
  const share = Math.round((wentOn / came) * 100);
  return {
    came,
    wentOn: share,
    leftHere: state.type === 'final' ? undefined : 100 - share,
    medianSeconds: inside.size === 1 ? (own[0]!.medianSeconds ?? undefined) : undefined,
    next: [...Map.groupBy(outside, ({ state: next }) => next)]
      .map(([next, those]) => ({ state: next, count: count(those) }))
      .toSorted((one, other) => other.count - one.count),
  };
}

/** The paths of the innermost states; of states beside each other those of the first count for all. */
function leavesIn(chart: Chart, { id, path, type }: ChartState): string[] {
  const children = chart.states.filter(
    ({ parent, type: kind }) => parent === id && kind !== 'history',
  );
  if (children.length === 0) return [path];
  return (type === 'parallel' ? children.slice(0, 1) : children).flatMap((child) =>
    leavesIn(chart, child),
  );
}
