import type { Chart } from '../chart/chart.ts';
import { placesIn } from '../film/film.ts';
import type { Frame } from '../film/film.ts';
import { leavesIn, movesFrom, percentOf, sumOf } from './figuresOf.ts';
import type { StateFigures } from './loadFigures.ts';

/** The visitor figures of a stretch of a film: a picture with its marks. */
export interface StretchFigures {
  came: number;
  /** In percent of those who came: those who went on in the film. */
  wentOn: number;
  /** In percent of those who came: those who were not counted again; undefined where the film ends. */
  leftHere: number | undefined;
  /** Where others went, most frequent first, in percent. */
  elsewhere: { state: string; percent: number }[];
}

/** The visitor figures of a stretch; undefined if nobody came. `later`: the rest of the film. */
export function stretchFigures(
  chart: Chart,
  stretch: readonly Frame[],
  later: readonly Frame[],
  counted: readonly StateFigures[],
): StretchFigures | undefined {
  const inside = leavesOf(chart, stretch);
  const ahead = leavesOf(chart, later);
  const moves = movesFrom(chart, inside, counted);
  if (!moves) return undefined;
  const { came, next } = moves;
  const [onward, elsewhere] = [true, false].map((isAhead) =>
    next.filter(({ state }) => ahead.has(state) === isAhead),
  ) as [typeof next, typeof next];
  return {
    came,
    wentOn: percentOf(sumOf(onward), came),
    leftHere: later.length === 0 ? undefined : percentOf(came - sumOf(next), came),
    elsewhere: elsewhere.map(({ state, count }) => ({ state, percent: percentOf(count, came) })),
  };
}

/** The innermost states of some frames. */
export function leavesOf(chart: Chart, frames: readonly Frame[]): Set<string> {
  const paths = new Set(frames.map(({ state }) => placesIn(state)[0]!));
  return new Set(
    chart.states.filter(({ path }) => paths.has(path)).flatMap((state) => leavesIn(chart, state)),
  );
}
