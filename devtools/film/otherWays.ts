import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { placesIn } from './film.ts';
import type { Frame, Stretch } from './film.ts';

/** Tags of unwelcome states, and unwelcome states that have no such tag. */
const unwished = new Set('failed missing empty alert unserved labElsewhere moneyBack'.split(' '));
const unwishedKeys = new Set(['declined', 'reloading', 'released', 'noneComplete']);
/** The failure events of the server's machines. */
const saysFailure = /\.(failed|expired|rejected)$|^technician\.withdrawn$/;
/** Nobody pressed anything: a service answered, or time passed. */
const isByItself = ({ event }: ChartTransition) => /^(always$|xstate\.)/.test(event);
/** The end of a step and the opening of a URL are not ways that lead on from here. */
const isNoWay = ({ event }: ChartTransition) => /^xstate\.(done\.state\.|route)/.test(event);

/** A transition that leaves the success path, and where it leads. */
export interface OtherWay {
  transition: ChartTransition;
  /** The states in which it ends; empty if it stays. */
  ends: ChartState[];
}

/** What else can happen at a picture of a film. */
export interface OtherWays {
  /**
   * Refusals, lost answers and timeouts, except those after which the flow continues as if nothing
   * had failed.
   */
  failures: OtherWay[];
  /** What people choose instead, or what differs from the start. */
  others: OtherWay[];
}

/** What can happen on a picture and at its marks, other than the success path. */
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
  /** Whether a failed service leads to where the film continues, as if it had answered. */
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
  /** Whether the answer that the flow waited for leads back. */
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

/** The states of some frames and the states around them, without the machine itself. */
function statesIn(chart: Chart, frames: readonly Frame[]): Set<string> {
  const paths = [...placesOf(frames)].flatMap(withOuter);
  return new Set(chart.states.filter(({ path }) => paths.includes(path)).map(({ id }) => id));
}

const withOuter = (path: string): string[] =>
  path.split('.').map((_, index, keys) => keys.slice(0, index + 1).join('.'));

const pathOf = (chart: Chart, id: string) => chart.states.find((one) => one.id === id)!.path;

/** The innermost state in which a transition to this one ends: the initial one inside a step. */
function endOf(chart: Chart, id: string): ChartState {
  const state = chart.states.find((one) => one.id === id)!;
  return state.initial === undefined ? state : endOf(chart, state.initial);
}
