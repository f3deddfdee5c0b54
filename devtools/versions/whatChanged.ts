import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { compareCharts } from '../chart/compare.ts';
import type { Comparison } from '../chart/compare.ts';
import type { Change } from './change.ts';
import { withPairs, worksAlike } from './paired.ts';
import type { Version } from './version.ts';

/** The differences in one flow. */
export interface FlowChange {
  comparison: Comparison;
  before: Chart | undefined;
  after: Chart | undefined;
  changes: Change[];
  /** Names of conditions and delays whose code has changed, though they are drawn alike. */
  guards: string[];
  delays: string[];
}

/** The differences between two versions: by flow, and the rule files that no chart shows. */
export function whatChanged(before: Version, after: Version) {
  const ids = [...new Set([...after.charts, ...before.charts].map(({ id }) => id))];
  const differing = [...after.bodies].flatMap(([name, mark]) => {
    const earlier = before.bodies.get(name);
    return earlier !== undefined && earlier !== mark ? [name] : [];
  });
  const bodiesOf = (kind: string, id: string) =>
    differing
      .filter((name) => name.startsWith(`${kind} ${id} `))
      .map((name) => name.split(' ').at(-1)!);
  const flows = ids.map((id): FlowChange => {
    const [old, now] = [before, after].map(({ charts }) => charts.find((one) => one.id === id));
    const comparison = compareCharts(old, now);
    return {
      comparison,
      before: old,
      after: now,
      changes: withPairs(changesOf(comparison, old), before.bodies, after.bodies, id),
      guards: bodiesOf('guard', id),
      delays: bodiesOf('delay', id),
    };
  });
  const files = [...new Set([...before.bodies.keys(), ...after.bodies.keys()])]
    .filter((name) => name.startsWith('file '))
    .filter((name) => before.bodies.get(name) !== after.bodies.get(name))
    .map((name) => name.slice('file '.length));
  return { flows, files };
}

function changesOf({ chart, differences }: Comparison, before: Chart | undefined): Change[] {
  return [...chart.states, ...chart.transitions].flatMap((thing): Change[] => {
    const difference = differences.get(thing.id);
    if (difference === undefined) return [];
    const isWording = false;
    if (difference === 'added') return [{ id: thing.id, difference, isWording, after: thing }];
    if (difference === 'removed') return [{ id: thing.id, difference, isWording, before: thing }];
    const earlier = earlierOf(thing, before);
    const saysElse =
      earlier !== undefined && 'path' in earlier && 'path' in thing && worksAlike(earlier, thing);
    return [{ id: thing.id, difference, isWording: saysElse, before: earlier, after: thing }];
  });
}

const earlierOf = (thing: ChartState | ChartTransition, before: Chart | undefined) =>
  'path' in thing
    ? before?.states.find(({ id }) => id === thing.id)
    : before?.transitions.find(
        ({ source, event, guard, targets }) =>
          source === thing.source &&
          event === thing.event &&
          guard === thing.guard &&
          String(targets) === String(thing.targets),
      );
