import { placesIn } from './film.ts';
import type { Frame } from './film.ts';

/** How far a flow has come in its film. */
export interface Progress {
  /** The frame in which it is; undefined while it is beside the way of success. */
  now: number | undefined;
  /** The frames that lie behind it. */
  passed: ReadonlySet<number>;
}

/**
 * Follows a flow through its film: `visited` are the paths of the active states after each event. A
 * state that the film passes twice is the one nearer to where the flow was before.
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
    // Who goes back has the way from there before them again.
    for (const index of passed) if (index > at) passed.delete(index);
    passed.add(at);
  }
  return { now, passed };
}
