import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { placesIn } from './film.ts';
import type { Frame, Stretch } from './film.ts';

/** Tags of states that nobody wishes to come to, and states that are so without a tag. */
const unwished = new Set('failed missing empty alert unserved labElsewhere moneyBack'.split(' '));
const unwishedKeys = new Set(['declined', 'reloading', 'released', 'noneComplete']);
/** How the server's charts call what went wrong. */
const saysFailure = /\.(failed|expired|rejected|withdrawn)$/;
/** Nobody pressed anything: a service answered, time passed. */
const isByItself = ({ event }: ChartTransition) => /^(always$|xstate\.)/.test(event);
/** That a step is done, or a URL was opened, is no way that leads on from here. */
const isNoWay = ({ event }: ChartTransition) => /^xstate\.(done\.state\.|route)/.test(event);

/** What leads away from the way of success, and where it leads. */
export interface OtherWay {
  transition: ChartTransition;
  /** The states that it ends in; none where it stays. */
  ends: ChartState[];
}

/** What else can happen at a picture of a film. */
export interface OtherWays {
  /** Refusals, lost answers, and time that is over; not what leads on as if nothing had failed. */
  failures: OtherWay[];
  /** What people choose instead, or what is otherwise from the beginning. */
  others: OtherWay[];
}

/** What can happen on a picture and at the marks that belong to it, besides the way of success. */
export function otherWays(
  chart: Chart,
  film: readonly Frame[],
  { from, to, picture }: Stretch,
): OtherWays {
  const taken = new Set(film.flatMap(({ takes }) => takes));
  const here = statesIn(chart, film.slice(from, to));
  const onPicture = statesIn(chart, film.slice(picture, picture + 1));
  const marks = placesOf(film.slice(from, to).filter((_, index) => from + index !== picture));
  const passed = placesOf(film.slice(0, picture + 1));
  const ahead = placesOf(film.slice(picture + 1));
  /** Whether a service's failure ends where the film goes on, as if it had answered. */
  const isAsIfAnswered = ({ source, event, targets }: ChartTransition) =>
    event.startsWith('xstate.error.') &&
    chart.transitions.some(
      (one) =>
        taken.has(one.id) &&
        one.source === source &&
        one.event === event.replace('.error.', '.done.') &&
        one.targets.join() === targets.join(),
    );
  const all = chart.transitions
    // Nothing can be pressed at a mark.
    .filter((one) => (isByItself(one) ? here : onPicture).has(one.source))
    .filter((one) => !taken.has(one.id) && !isNoWay(one))
    .map((transition) => ({ transition, ends: transition.targets.map((id) => endOf(chart, id)) }));
  /** Whether an answer that was waited for leads back. */
  const isThrownBack = ({ transition, ends }: OtherWay) =>
    marks.has(pathOf(chart, transition.source)) &&
    ends.some(({ path }) => passed.has(path) && !ahead.has(path));
  const isFailure = (way: OtherWay) =>
    isByItself(way.transition)
      ? (way.transition.event.startsWith('xstate.error.') && !isAsIfAnswered(way.transition)) ||
        way.ends.some(isUnwished) ||
        isThrownBack(way)
      : saysFailure.test(way.transition.event) ||
        (!way.transition.event.endsWith('.cancelled') && way.ends.some(isUnwished));
  return {
    failures: all.filter(isFailure),
    others: all.filter(
      (way) => !isFailure(way) && way.ends.some(({ id }) => id !== way.transition.source),
    ),
  };
}

const isUnwished = ({ key, tags }: ChartState) =>
  unwishedKeys.has(key) || tags.some((tag) => unwished.has(tag));

const placesOf = (frames: readonly Frame[]) =>
  new Set(frames.flatMap(({ state }) => placesIn(state)));

/** The states of some frames with those around them, except for the machine itself. */
function statesIn(chart: Chart, frames: readonly Frame[]): Set<string> {
  const paths = [...placesOf(frames)].flatMap(withOuter);
  return new Set(chart.states.filter(({ path }) => paths.includes(path)).map(({ id }) => id));
}

const withOuter = (path: string): string[] =>
  path.split('.').map((_, index, keys) => keys.slice(0, index + 1).join('.'));

const pathOf = (chart: Chart, id: string) => chart.states.find((one) => one.id === id)!.path;

/** The state in which a transition to this one ends: where a step begins, inside of it. */
function endOf(chart: Chart, id: string): ChartState {
  const state = chart.states.find((one) => one.id === id)!;
  return state.initial === undefined ? state : endOf(chart, state.initial);
}
