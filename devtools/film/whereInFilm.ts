import { placesIn } from './film.ts';
import type { Frame } from './film.ts';

/** The progress of a flow in its film. */
export interface Progress {
  /** The current frame; undefined while the flow is off the success path. */
  now: number | undefined;
  /** The frames that were passed. */
  passed: ReadonlySet<number>;
}

/**
 * Follows a flow through its film: `visited` has the paths of the active states after each event.
 * Where the film passes a state twice, the occurrence nearer to the previous frame counts.
 */
export function whereInFilm(
  film: readonly Frame[],
  visited: readonly ReadonlySet<string>[],
): Progress {
  let at = 0;
  let now: number | undefined;
  const passed = new Set<number>();
  for (const paths of visited) {
    now = [...film.keys()]
      .filter((index) => placesIn(film[index]!.state).every((place) => paths.has(place)))
      .toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at))[0];
    if (now === undefined) continue;
    at = now;
    // After going back, the frames from there on are ahead again.
    for (const index of passed) if (index > at) passed.delete(index);
    passed.add(at);
  }
  return { now, passed };
}
