import type { Chart } from './chart.ts';

/** The ids of all active states in a snapshot's value, including the machine itself. */
export function activeStates(chart: Chart, value: unknown): Set<string> {
  const paths = new Set<string>(['']);
  const walk = (inner: unknown, path: string) => {
    const below = (key: string) => (path === '' ? key : `${path}.${key}`);
    if (typeof inner === 'string') paths.add(below(inner));
    if (typeof inner !== 'object' || inner === null) return;
    for (const [key, deeper] of Object.entries(inner)) {
      paths.add(below(key));
      walk(deeper, below(key));
    }
  };
  walk(value, '');
  // A step may have an id of its own, so states are found by their path.
  return new Set(chart.states.filter((state) => paths.has(state.path)).map((state) => state.id));
}

/** The paths of those states that have no child states. */
export const innermost = (chart: Chart, active: ReadonlySet<string>): string[] =>
  chart.states
    .filter(({ id }) => active.has(id) && !chart.states.some(({ parent }) => parent === id))
    .map(({ path }) => path);
