import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { placesIn } from './film.ts';
import type { Frame } from './film.ts';

/** Tags of states that nobody wishes to come to. */
const unwished = new Set(['failed', 'missing', 'empty', 'alert', 'unserved', 'labElsewhere']);

/** What leads away from the way of success, and where it leads. */
export interface OtherWay {
  transition: ChartTransition;
  /** The states that it ends in; none where it stays. */
  ends: ChartState[];
}

/** The states of some frames with those around them, except for the machine itself. */
function statesIn(chart: Chart, frames: readonly Frame[]): Set<string> {
  const paths = frames.flatMap(({ state }) => placesIn(state)).flatMap(withOuter);
  return new Set(chart.states.filter(({ path }) => paths.includes(path)).map(({ id }) => id));
}

const withOuter = (path: string): string[] =>
  path.split('.').map((_, index, keys) => keys.slice(0, index + 1).join('.'));

/**
 * What can go wrong on a picture and on the marks behind it. On the server nothing is waited for:
 * there it is whatever else can happen.
 */
export function otherWays(
  chart: Chart,
  film: readonly Frame[],
  frames: readonly Frame[],
  hasScreens: boolean,
): OtherWay[] {
  const taken = new Set(film.flatMap(({ takes }) => takes));
  const sources = statesIn(chart, frames);
  return chart.transitions
    .filter(({ source, id }) => sources.has(source) && !taken.has(id))
    .map((transition) => ({ transition, ends: transition.targets.map((id) => endOf(chart, id)) }))
    .filter(({ transition, ends }) =>
      hasScreens ? isFailure(transition, ends) : ends.some(({ id }) => id !== transition.source),
    );
}

const isFailure = ({ event }: ChartTransition, ends: readonly ChartState[]) =>
  event.startsWith('xstate.error.') ||
  (/^(always$|xstate\.(after|done\.actor)\.)/.test(event) &&
    ends.some(({ tags }) => tags.some((tag) => unwished.has(tag))));

/** The state in which a transition to this one ends: where a step begins, inside of it. */
function endOf(chart: Chart, id: string): ChartState {
  const state = chart.states.find((one) => one.id === id)!;
  return state.initial === undefined ? state : endOf(chart, state.initial);
}
