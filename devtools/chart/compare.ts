import type { Chart, ChartState, ChartTransition } from './chart.ts';

/** The difference of a state or a transition from the version before. */
export type Difference = 'added' | 'removed' | 'changed';

/**
 * Two versions of a chart as one, with the differences by the id of the state or the transition.
 */
export interface Comparison {
  chart: Chart;
  differences: ReadonlyMap<string, Difference>;
}

/** Merges two versions of a chart into one; either may be missing. */
export function compareCharts(before: Chart | undefined, after: Chart | undefined): Comparison {
  const differences = new Map<string, Difference>();
  const states = merged(
    before?.states ?? [],
    after?.states ?? [],
    ({ id }) => id,
    said,
    differences,
  );
  const transitions = merged(
    (before?.transitions ?? []).map((one) => ({ ...one, id: `${one.id} before` })),
    after?.transitions ?? [],
    shapeOf,
    ({ actions, delay }) => JSON.stringify([actions, delay]),
    differences,
  );
  const { id, description } = (after ?? before)!;
  return { chart: { id, description, states, transitions }, differences };
}

/** The elements of the newer version in its order, then those that it lacks. */
function merged<Thing extends { id: string }>(
  before: readonly Thing[],
  after: readonly Thing[],
  keyOf: (thing: Thing) => string,
  contentOf: (thing: Thing) => string,
  differences: Map<string, Difference>,
): Thing[] {
  const known = new Map(before.map((thing) => [keyOf(thing), thing]));
  for (const thing of after) {
    const earlier = known.get(keyOf(thing));
    known.delete(keyOf(thing));
    if (earlier === undefined) differences.set(thing.id, 'added');
    else if (contentOf(earlier) !== contentOf(thing)) differences.set(thing.id, 'changed');
  }
  for (const { id } of known.values()) differences.set(id, 'removed');
  return [...after, ...known.values()];
}

/** The identity of a transition: one with another guard or target is a different transition. */
const shapeOf = ({ source, event, guard, targets }: ChartTransition) =>
  JSON.stringify([source, event, guard, targets]);

/** The content of a state, without its place and its transitions. */
const said = ({ type, initial, description, tags, invokes, entry, exit }: ChartState) =>
  JSON.stringify([type, initial, description, tags, invokes, entry, exit]);
