import type { Chart } from '../chart/chart.ts';
import { placesIn } from './film.ts';
import type { Frame, Stretch } from './film.ts';
import type { OtherWay, OtherWays } from './otherWays.ts';

/** A picture of the film, with what else can happen there. */
export interface StretchWays {
  stretch: Stretch;
  ways: OtherWays;
}

/** The position of a state that has no picture of its own in a film. */
export interface FoundInFilm {
  /** The index of the frame before which it is shown. */
  at: number;
  /** The state whose screen is visible then: its own, or the next one. */
  screenOf: string | undefined;
  /** The way from the film that leads to it. */
  way: OtherWay | undefined;
}

/**
 * Where a film shows a state that was searched for: after the picture that leads to it, else in its
 * step, else at the start. `hasScreen`: whether a state has a picture.
 */
export function foundInFilm(
  chart: Chart,
  film: readonly Frame[],
  stretches: readonly StretchWays[],
  path: string,
  hasScreen: (path: string) => boolean,
): FoundInFilm {
  const isIn = (frame: Frame, outer: string) =>
    placesIn(frame.state).some((place) => place === outer || place.startsWith(`${outer}.`));
  const own = film.findIndex((frame) => isIn(frame, path));
  const leading = stretches.flatMap(({ stretch: { picture }, ways: { failures, others } }) =>
    [...failures, ...others]
      .filter(({ ends }) => ends.some((end) => end.path === path))
      .map((way) => ({ picture, way })),
  )[0];
  const before = statesBefore(chart, path);
  const behind = () => {
    if (leading) return leading.picture;
    const inStep = film.findLastIndex((frame) => isIn(frame, path.split('.')[0]!));
    if (inStep >= 0) return inStep;
    const known = before.find((one) => film.some((frame) => isExact(frame, one)));
    return known === undefined ? -1 : film.findIndex((frame) => isExact(frame, known));
  };
  /** The screen that stays visible while the flow waits. */
  const seenAt = (place: string) => {
    const index = film.findIndex((frame) => isExact(frame, place));
    const around = stretches.find(({ stretch: { from, to } }) => index >= from && index < to);
    return around && placesIn(film[around.stretch.picture]!.state).find(hasScreen);
  };
  const isInside = own >= 0 && !isExact(film[own]!, path);
  return {
    at: own >= 0 ? own + (isInside ? 0 : 1) : behind() + 1,
    screenOf:
      screenNext(chart, path, (place) => (hasScreen(place) ? place : seenAt(place))) ??
      before.find(hasScreen),
    way: own >= 0 ? undefined : leading?.way,
  };
}

const isExact = ({ state }: Frame, path: string) => placesIn(state).includes(path);

/** The screen of a state, or of the one that it begins in or is left for at once. */
function screenNext(
  chart: Chart,
  path: string,
  screenAt: (path: string) => string | undefined,
  passed: readonly string[] = [],
): string | undefined {
  const own = screenAt(path);
  const state = chart.states.find((one) => one.path === path);
  if (own !== undefined || !state || passed.includes(path)) return own;
  const next = chart.transitions
    .filter(({ source, event }) => source === state.id && event === 'always')
    .flatMap(({ targets }) => targets);
  for (const id of [state.initial, ...next]) {
    const target = chart.states.find((one) => one.id === id);
    const screen = target && screenNext(chart, target.path, screenAt, [...passed, path]);
    if (screen !== undefined) return screen;
  }
  return undefined;
}

/** The paths of the states that lead to this one, nearest first. */
function statesBefore(chart: Chart, path: string): string[] {
  const pathOf = new Map(chart.states.map((state) => [state.id, state.path]));
  const found = new Set([path]);
  // The loop also visits the entries that are added meanwhile.
  for (const one of found) {
    const inside = chart.states.filter(
      (state) => state.path === one || one.startsWith(`${state.path}.`),
    );
    const ids = new Set(inside.map(({ id }) => id));
    for (const { source, targets } of chart.transitions)
      if (targets.some((id) => ids.has(id))) found.add(pathOf.get(source)!);
  }
  return [...found].slice(1).filter((one) => one !== '');
}
