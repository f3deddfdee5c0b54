import type { StateValue } from 'xstate';
import { leavesOf } from '../../machines/figures/leafStates.ts';
import { bucketOf } from '../../machines/figures/timeBuckets.ts';
import type { FlowStep } from '../../machines/generated/schema.ts';

/** Most steps in one message, and the highest count of each; the service has the same limits. */
const mostSteps = 40;
const mostOfOne = 10;

/** The innermost states of an actor, each with the time it was entered. */
type Standing = Map<string, number>;

/**
 * Counts the transitions between states of the page's flows, with the time spent in each. `full` is
 * called once a message cannot hold more.
 */
export function createFlowCounter(full: () => void) {
  const standings = new Map<string, Standing>();
  let counted = new Map<string, FlowStep>();

  function count(step: Omit<FlowStep, 'count'>): void {
    const key = JSON.stringify(step);
    const times = (counted.get(key)?.count ?? 0) + 1;
    counted.set(key, { ...step, count: times });
    if (counted.size >= mostSteps || times >= mostOfOne) full();
  }

  return {
    /** An actor of a flow entered these states at this time (milliseconds). */
    moved(actor: string, flow: string, value: StateValue, at: number): void {
      const before = standings.get(actor) ?? new Map<string, number>();
      const leaves = leavesOf(value);
      const entered = leaves.filter((state) => !before.has(state));
      standings.set(actor, new Map(leaves.map((state) => [state, before.get(state) ?? at])));
      for (const [state, since] of before) {
        const next = leaves.includes(state) ? undefined : nearest(state, entered);
        if (next !== undefined) count({ flow, state, next, bucket: bucketOf((at - since) / 1000) });
      }
      for (const state of entered) count({ flow, state, next: null, bucket: null });
    },

    /** Returns the counts since the last call. */
    take(): FlowStep[] {
      const steps = [...counted.values()];
      counted = new Map();
      return steps;
    },
  };
}

/**
 * The state that replaced another one: if several were entered at once, the one closest to it in
 * the machine.
 */
function nearest(left: string, entered: readonly string[]): string | undefined {
  const way = left.split('.');
  const shared = (state: string) => {
    const differs = state.split('.').findIndex((key, index) => key !== way[index]);
    return differs < 0 ? way.length : differs;
  };
  return entered.toSorted((one, other) => shared(other) - shared(one))[0];
}
