import { leafPaths } from '../../machines/figures/leafStates.ts';
import { secondsWithin } from '../../machines/figures/timeBuckets.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';
import { badRequest } from '../refusal.ts';
import type { FlowStep, StateFiguresJson } from './flowFigures.contract.ts';
import type { FlowFigureTables } from './flowFigures.tables.ts';

type Sum = Omit<FlowFigureTables['flow_figures'], 'day'>;

const statesOf = new Map(
  shippedMachines.map((machine) => [machine.id, new Set(leafPaths(machine))]),
);

/**
 * Sums up steps by kind, in an order that is the same for every call, so that two concurrent ones
 * cannot deadlock. Refuses steps that no flow of ours can make.
 */
export function sumsOf(steps: readonly FlowStep[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { flow, state, next = null, bucket = null, count } of steps) {
    const states = statesOf.get(flow);
    const isKnown = states?.has(state) && (next === null || states.has(next));
    if (!isKnown || (next === null) !== (bucket === null)) throw badRequest('VALUE_INVALID');
    const key = JSON.stringify([flow, state, next, bucket]);
    sums.set(key, { flow, state, next, bucket, count: count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

const total = (sums: readonly Sum[]) => sums.reduce((all, { count }) => all + count, 0);

/** The figures of each state, in the order in which states first occur. */
export function figuresOf(sums: readonly Sum[]): StateFiguresJson[] {
  const byState = Map.groupBy(sums, ({ flow, state }) => JSON.stringify([flow, state]));
  return [...byState.values()].map((ofState) => {
    const left = ofState.filter(({ next }) => next !== null);
    const { flow, state } = ofState[0]!;
    return {
      flow,
      state,
      entered: total(ofState.filter(({ next }) => next === null)),
      wentOn: total(left),
      medianSeconds: medianOf(left),
      next: [...Map.groupBy(left, ({ next }) => next!)]
        .map(([name, those]) => ({ state: name, count: total(those) }))
        .toSorted((one, other) => other.count - one.count),
    };
  });
}

/** The number of seconds within which half of the visitors had left the state. */
function medianOf(left: readonly Sum[]): number | null {
  const half = total(left) / 2;
  let gone = 0;
  for (const { bucket, count } of left.toSorted((one, other) => one.bucket! - other.bucket!)) {
    gone += count;
    if (gone >= half) return secondsWithin(bucket!);
  }
  return null;
}
