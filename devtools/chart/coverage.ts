import { activeStates } from './activeStates.ts';
import type { Chart, ChartTransition } from './chart.ts';
import type { WalkedStep } from './walkedStep.ts';
import { arrowWords } from './transitionLabel.ts';

/** The part of a chart that some runs have covered. */
export interface Coverage {
  chart: Chart;
  /** Ids of the states that were ever active, and of the transitions that were ever taken. */
  states: ReadonlySet<string>;
  transitions: ReadonlySet<string>;
  /**
   * Ids of the guarded transitions whose guard was ever true, and of those whose guard was ever
   * false.
   */
  held: ReadonlySet<string>;
  refused: ReadonlySet<string>;
}

/** Counts for one machine: all, and covered. */
export interface Tally {
  walked: number;
  all: number;
}

/** Computes which parts of a chart the steps have covered. */
export function coverageOf(chart: Chart, steps: readonly WalkedStep[]): Coverage {
  const states = new Set<string>();
  const transitions = new Set<string>();
  const held = new Set<string>();
  const refused = new Set<string>();
  const byId = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  for (const step of steps.filter(({ machine }) => machine === chart.id)) {
    for (const id of [...activeStates(chart, step.from), ...activeStates(chart, step.to)])
      states.add(id);
    for (const id of step.took) {
      const transition = byId.get(id);
      if (!transition) continue;
      transitions.add(id);
      // A transient state is left at once, so it only shows as a source.
      states.add(transition.source);
      if (transition.guard) held.add(id);
    }
    for (const id of refusedBy(chart, step)) refused.add(id);
  }
  return { chart, states, transitions, held, refused };
}

/**
 * The guarded transitions whose guards were false: those before the one taken, and those of inner
 * states.
 */
function refusedBy(chart: Chart, step: WalkedStep): string[] {
  const taken = chart.transitions.filter(({ id }) => step.took.includes(id));
  const event = taken[0]?.event ?? step.event;
  const active = activeStates(chart, step.from);
  // Once an inner state has taken the event, the states around it are not tried.
  const isSpared = (id: string) => taken.some(({ source }) => isInside(chart, source, id));
  const sources = chart.states.filter(
    ({ id }) =>
      taken.some(({ source }) => source === id) ||
      (step.from !== null && active.has(id) && !isSpared(id)),
  );
  return sources.flatMap(({ id: source }) => {
    const candidates = chart.transitions.filter(
      (transition) =>
        transition.source === source && transition.event === event && isAsked(transition, step),
    );
    const first = candidates.findIndex((candidate) => taken.includes(candidate));
    return candidates
      .slice(0, first < 0 ? undefined : first)
      .filter(({ guard }) => guard)
      .map(({ id }) => id);
  });
}

/** Whether a state is anywhere inside another one. */
function isInside(chart: Chart, id: string, outer: string): boolean {
  const parent = chart.states.find((state) => state.id === id)?.parent;
  return parent !== undefined && (parent === outer || isInside(chart, parent, outer));
}

// Every step has a path of its own, and only the opened one is tried.
const isAsked = (transition: ChartTransition, { route }: WalkedStep) =>
  route === undefined || transition.targets.includes(route.slice(1));

/** All states except the machine itself. */
const ownStates = (chart: Chart) => chart.states.filter((state) => state.path !== '');

/** The coverage of each kind of element. */
export function talliesOf({
  chart,
  states,
  transitions,
  held,
  refused,
}: Coverage): Record<'states' | 'transitions' | 'guards' | 'delays' | 'services', Tally> {
  const tally = <One>(all: One[], walked: (one: One) => boolean): Tally => ({
    walked: all.filter(walked).length,
    all: all.length,
  });
  const guarded = chart.transitions.filter(({ guard }) => guard);
  return {
    states: tally(ownStates(chart), ({ id }) => states.has(id)),
    transitions: tally(chart.transitions, ({ id }) => transitions.has(id)),
    // Doubled, as each guard has two outcomes.
    guards: tally(
      [...guarded.map(({ id }) => held.has(id)), ...guarded.map(({ id }) => refused.has(id))],
      Boolean,
    ),
    delays: tally(
      chart.transitions.filter(({ event }) => event.startsWith('xstate.after.')),
      ({ id }) => transitions.has(id),
    ),
    services: tally(
      chart.transitions.filter(({ event }) => /^xstate\.(done|error)\.actor\./.test(event)),
      ({ id }) => transitions.has(id),
    ),
  };
}

/**
 * The parts that no run has covered, in words: `slot.choosing – slot.confirmed [hasSlot] →
 * slot.done`.
 */
export function gapsOf({ chart, states, transitions }: Coverage): {
  states: string[];
  transitions: string[];
} {
  return {
    states: ownStates(chart)
      .filter(({ id }) => !states.has(id))
      .map(({ path }) => path),
    transitions: chart.transitions
      .filter(({ id }) => !transitions.has(id))
      .map((transition) => transitionWords(chart, transition)),
  };
}

/** A transition with its source and targets. */
export function transitionWords(chart: Chart, transition: ChartTransition): string {
  const pathOf = (id: string) => chart.states.find((state) => state.id === id)?.path || 'anywhere';
  return `${pathOf(transition.source)} – ${arrowWords(transition)} → ${transition.targets.map(pathOf).join(', ') || 'stays'}`;
}

/** The guards that were not seen with both outcomes, in words. */
export function guardGaps({ chart, held, refused }: Coverage): string[] {
  return chart.transitions
    .filter(({ guard }) => guard)
    .flatMap((transition) => [
      ...(held.has(transition.id)
        ? []
        : [`${transitionWords(chart, transition)}: the guard never held`]),
      ...(refused.has(transition.id)
        ? []
        : [`${transitionWords(chart, transition)}: the guard never refused`]),
    ]);
}
