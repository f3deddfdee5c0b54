const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The event for the path of a step; null if the path belongs to no step. */
export function eventOfPath(
  stepPaths: Readonly<Record<string, string | null>>,
  pathname: string,
): never | null {
  const step = Object.entries(stepPaths).find(([, path]) => path && same(path, pathname))?.[0];
  // XState types these events by each machine's own states, which are not known here.
  return step ? ({ type: 'xstate.route', to: `#${step}` } as never) : null;
}
