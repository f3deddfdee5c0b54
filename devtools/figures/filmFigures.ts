import type { Chart } from '../chart/chart.ts';
import { placesIn } from '../film/film.ts';
import type { Frame } from '../film/film.ts';
import { leavesIn, movesFrom, percentOf, sumOf } from './figuresOf.ts';
import type { StateFigures } from './loadFigures.ts';

/** How far visitors came in a stretch of a film: a picture and the marks that belong to it. */
export interface StretchFigures {
  came: number;
  /** Of 100 who came, those who went on in the film. */
  wentOn: number;
  /** Of 100 who came, those of whom nothing more was counted. */
  leftHere: number;
  /** Where else they went, the most frequent first, and how many of 100. */
  elsewhere: { state: string; percent: number }[];
}

/** What was counted in a stretch; undefined where nobody came. `later`: the rest of the film. */
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
    leftHere: percentOf(came - sumOf(next), came),
    elsewhere: elsewhere.map(({ state, count }) => ({ state, percent: percentOf(count, came) })),
  };
}

/** The innermost states of some frames. */
function leavesOf(chart: Chart, frames: readonly Frame[]): Set<string> {
  const paths = new Set(frames.map(({ state }) => placesIn(state)[0]!));
  return new Set(
    chart.states.filter(({ path }) => paths.has(path)).flatMap((state) => leavesIn(chart, state)),
  );
}
