import type { Chart } from '../chart/chart.ts';
import { figuresOf } from './figuresOf.ts';
import type { StateFigures } from './loadFigures.ts';

/** Number of places that are named. */
const most = 3;

/** The innermost states in which most people left, worst first. */
export function leftMost(chart: Chart, counted: readonly StateFigures[]) {
  const outer = new Set(chart.states.map(({ parent }) => parent));
  return chart.states
    .filter(({ id }) => !outer.has(id))
    .flatMap((state) => {
      const { came = 0, leftHere = 0 } = figuresOf(chart, state, counted) ?? {};
      return leftHere > 0 ? [{ id: state.id, path: state.path, came, leftHere }] : [];
    })
    .toSorted((one, other) => other.came * other.leftHere - one.came * one.leftHere)
    .slice(0, most);
}
