const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The event for the path of a step; null if the path belongs to no step. */
export function eventOfPath(
  stepPaths: Readonly<Record<string, string | null>>,
  pathname: string,
): never | null {
  const step = Object.entries(stepPaths).find(([, path]) => path && same(path, pathname))?.[0];
  return step ? eventOfStep(step) : null;
}

/** The event that leads to a step: XState types it by each machine's own states, not known here. */
export const eventOfStep = (step: string): never =>
  ({ type: 'xstate.route', to: `#${step}` }) as never;
