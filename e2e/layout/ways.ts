import { dotted } from '../../machines/dotted.ts';
import { placesOf } from '../../tests/models/model.ts';
import { shortestWays } from '../../tests/models/tours.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { isDoable } from '../models/screens.ts';
import type { Screens, Start } from '../models/screens.ts';

/** A way that passes screens which no other way has been looked at on. */
export interface Way {
  start: Start;
  steps: readonly Step[];
  /** The state after so many steps, where it is this way's to look at. */
  looks: ReadonlyMap<number, string>;
}

interface ShortestWay {
  value: unknown;
  start: Start;
  steps: readonly Step[];
}

/** Several files of tests ask for the same ways. */
const known = new WeakMap<Screens, Map<string, ShortestWay>>();

/** The shortest way to every state of a flow, from any of its starts. */
export function shortestWayToEach(screens: Screens): Map<string, ShortestWay> {
  const found = known.get(screens) ?? findShortestWays(screens);
  known.set(screens, found);
  return found;
}

function findShortestWays(screens: Screens): Map<string, ShortestWay> {
  const shortest = new Map<string, ShortestWay>();
  for (const start of screens.starts)
    for (const { value, steps } of shortestWays(screens.model, {
      begin: start.received,
      doable: (snapshot, event) => isDoable(screens, snapshot, event),
    })) {
      const known = shortest.get(dotted(value));
      if (!known || steps.length < known.steps.length)
        shortest.set(dotted(value), { value, start, steps });
    }
  return shortest;
}

/**
 * As many states as it takes to be in every place once. Of parallel regions that is not each pair:
 * what a place promises does not depend on the others.
 */
export function statesInEveryPlace<Way extends { value: unknown }>(
  states: readonly (readonly [state: string, way: Way])[],
): [string, Way][] {
  const met = new Set<string>();
  return states.flatMap(([state, way]) => {
    const places = placesOf(way.value);
    if (places.every((place) => met.has(place))) return [];
    for (const place of places) met.add(place);
    return [[state, way]];
  });
}

/** Few ways, none longer than it must be, that together pass every place which has a screen. */
export function waysThroughScreens(screens: Screens): Way[] {
  const shown = [...shortestWayToEach(screens)].filter(([, { value }]) =>
    placesOf(value).every((place) => screens.states[place] !== 'elsewhere'),
  );
  const shortest = new Map(statesInEveryPlace(shown));
  const found = new Set<string>();
  return [...shortest.values()]
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .flatMap(({ start, steps }) => {
      const passed = [...shortest].filter(
        ([state, way]) =>
          !found.has(state) &&
          way.start === start &&
          way.steps.every((step, index) => step === steps[index]),
      );
      for (const [state] of passed) found.add(state);
      const looks = new Map(passed.map(([state, way]) => [way.steps.length, state]));
      return looks.size === 0 ? [] : [{ start, steps, looks }];
    });
}
