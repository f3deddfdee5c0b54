import { chartOf } from '../../devtools/chart/chart.ts';
import { placesIn } from '../../devtools/film/film.ts';
import { shortestWayToEach, waysThroughScreens } from '../layout/ways.ts';
import { placesOf } from '../../tests/models/model.ts';
import { allScreens } from '../models/all.ts';
import type { Screens } from '../models/screens.ts';
import { successWays } from './filmOf.ts';
import { serverTakes } from './serverScreens.ts';
import type { Take } from './take.ts';

/** A screen that is waited at, not pressed: the way shows it as a mark. */
const waiting = ['busy', 'loading', 'leaving'];

/** Whether a state has a screen of its own, on which a person decides or reads something. */
function isPictured({ model, states }: Screens, state: string): boolean {
  const { states: charted } = chartOf(model.machine);
  return placesIn(state).every(
    (place) =>
      typeof states[place] === 'function' &&
      !charted.find(({ path }) => path === place)!.tags.some((tag) => waiting.includes(tag)),
  );
}

/**
 * The walks on which all pictures are taken: the way of success of each flow, then few more that
 * pass every place with a screen that was on none before.
 */
export const takes = (): Take[] =>
  successWays().flatMap(({ flow, frames, frameAfter, steps, on }) => {
    if (!on) return serverTakes(flow);
    const looks = new Map<number, string>();
    const seen = new Set<string>();
    frameAfter.forEach((frame, step) => {
      const { state } = frames[frame]!;
      const isLast = frameAfter[step + 1] !== frame;
      if (!isLast || seen.has(state) || !isPictured(on.screens, state)) return;
      seen.add(state);
      looks.set(step, state);
    });
    const places = new Set([...seen].flatMap(placesIn));
    const success: Take = { flow, ...on, steps, looks };
    return [success, ...otherTakes(flow, places)];
  });

/** Walks past places that are in no picture yet, which are added. */
const otherTakes = (flow: string, places: Set<string>): Take[] =>
  allScreens
    .filter(({ model }) => model.machine.id === flow)
    .flatMap((screens) =>
      waysThroughScreens(screens).flatMap(({ start, steps, looks }): Take[] => {
        const ends = shortestWayToEach(screens);
        const passed = [...looks].map(
          ([step, state]) => [step, placesOf(ends.get(state)!.value).join('+')] as const,
        );
        const wanted = passed.filter(([, state]) => {
          const isNew = placesIn(state).some((place) => !places.has(place));
          if (!isNew || !isPictured(screens, state)) return false;
          for (const place of placesIn(state)) places.add(place);
          return true;
        });
        return wanted.length === 0 ? [] : [{ flow, screens, start, steps, looks: new Map(wanted) }];
      }),
    );
