import type { Chart } from '../chart/chart.ts';
import { figuresOf } from './figuresOf.ts';
import type { Frame } from '../film/film.ts';
import { leavesOf } from './filmFigures.ts';
import type { StateFigures } from './loadFigures.ts';

/** Number of places that are named. */
const most = 3;

/**
 * The innermost states in which most people left, worst first. Who leaves at the end of the film has
 * what they came for.
 */
export function leftMost(chart: Chart, film: readonly Frame[], counted: readonly StateFigures[]) {
  const end = leavesOf(chart, film.slice(-1));
  const outer = new Set(chart.states.map(({ parent }) => parent));
  return chart.states
    .filter(({ id, path }) => !outer.has(id) && !end.has(path))
    .flatMap((state) => {
      const { came = 0, left = 0, leftHere = 0 } = figuresOf(chart, state, counted) ?? {};
      return left > 0 ? [{ id: state.id, path: state.path, came, left, leftHere }] : [];
    })
    .toSorted((one, other) => other.left - one.left)
    .slice(0, most);
}
