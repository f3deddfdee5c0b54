import { activeStates } from './activeStates.ts';
import type { Chart, ChartTransition } from './chart.ts';
import type { WalkedStep } from './walkedStep.ts';
import { arrowWords } from './transitionLabel.ts';

/** What of a chart some runs have walked. */
export interface Coverage {
  chart: Chart;
  /** Ids of the states that were ever active, and of the transitions that were ever taken. */
  states: ReadonlySet<string>;
  transitions: ReadonlySet<string>;
  /** Ids of the guarded transitions whose guard held, and of those whose guard refused. */
  held: ReadonlySet<string>;
  refused: ReadonlySet<string>;
}

/** Counts for one machine: how many there are, how many were walked. */
export interface Tally {
  walked: number;
  all: number;
}

/** Works out what the steps have walked of a chart. */
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
      // A state that is left at once is seen only here.
      states.add(transition.source);
      if (transition.guard) held.add(id);
    }
    for (const id of refusedBy(chart, step)) refused.add(id);
  }
  return { chart, states, transitions, held, refused };
}

/**
 * The guarded transitions that were asked in vain: before the one that was taken, and in the states
 * further inside.
 */
function refusedBy(chart: Chart, step: WalkedStep): string[] {
  const taken = chart.transitions.filter(({ id }) => step.took.includes(id));
  const event = taken[0]?.event ?? step.event;
  const active = activeStates(chart, step.from);
  // Once an inner state has taken the event, the states around it are not asked.
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

/** Whether a state lies somewhere inside another one. */
function isInside(chart: Chart, id: string, outer: string): boolean {
  const parent = chart.states.find((state) => state.id === id)?.parent;
  return parent !== undefined && (parent === outer || isInside(chart, parent, outer));
}

// Every step has an address of its own, and only the one that was opened is asked.
const isAsked = (transition: ChartTransition, { route }: WalkedStep) =>
  route === undefined || transition.targets.includes(route.slice(1));

/** The states that can be active: all but the machine itself. */
const ownStates = (chart: Chart) => chart.states.filter((state) => state.path !== '');

/** How much of each kind was walked. */
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
    // Each guard has two outcomes.
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

/** What nobody walked, in words: `slot.choosing – slot.confirmed [hasSlot] → slot.done`. */
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

/** A transition with where it begins and ends. */
export function transitionWords(chart: Chart, transition: ChartTransition): string {
  const pathOf = (id: string) => chart.states.find((state) => state.id === id)?.path || 'anywhere';
  return `${pathOf(transition.source)} – ${arrowWords(transition)} → ${transition.targets.map(pathOf).join(', ') || 'stays'}`;
}

/** Which guards were not seen with both outcomes, in words. */
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
