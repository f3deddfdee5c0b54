const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The event that the path of a step stands for; null where the path is no step's. */
export function eventOfPath(
  stepPaths: Readonly<Record<string, string | null>>,
  pathname: string,
): never | null {
  const step = Object.entries(stepPaths).find(([, path]) => path && same(path, pathname))?.[0];
  // XState types these events by each machine's own states.
  return step ? ({ type: 'xstate.route', to: `#${step}` } as never) : null;
}
