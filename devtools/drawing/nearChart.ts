import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';

/** How much of a chart is drawn: its steps, one step, one state, or everything. */
export const distances = ['steps', 'step', 'state', 'whole'] as const;
export type Distance = (typeof distances)[number];

export const hasInside = (chart: Chart, id: string): boolean =>
  chart.states.some(({ parent }) => parent === id);

/**
 * A step with its inside, and each neighbour as one box; for a state without child states, the step
 * around it.
 */
export function stepOf(chart: Chart, id: string): Chart {
  const { byId, lineage } = familyOf(chart);
  const { parent } = byId.get(id)!;
  const isStep = hasInside(chart, id) || parent === undefined || parent === chart.states[0]!.id;
  const step = isStep ? id : parent;
  const isInside = (one: string) => lineage(one).includes(step);
  /** For a state outside the step, the largest state around it that does not contain the step. */
  const boxOf = (one: string) =>
    isInside(one) ? one : lineage(one).find((outer) => !lineage(step).includes(outer));
  const transitions = chart.transitions.flatMap((transition): ChartTransition[] => {
    const ends = transition.targets.filter(
      (target) => isInside(transition.source) || isInside(target),
    );
    if (ends.length === 0 && !isInside(transition.source)) return [];
    // A transition of a state around the step that leads elsewhere starts in the step too, but does
    // not belong to it.
    const source = isInside(transition.source) ? transition.source : boxOf(transition.source);
    const targets = ends.flatMap((target) => boxOf(target) ?? []);
    return [{ ...transition, source: source ?? transition.source, targets }];
  });
  return partOf(chart, transitions, (state) => isInside(state.id));
}

/** The state itself, or, if it has child states, the initial one. */
export function beginningOf(chart: Chart, id: string): string {
  const initial = chart.states.find((state) => state.id === id)?.initial;
  return initial === undefined || id === chart.states[0]!.id ? id : beginningOf(chart, initial);
}

/** A state preceded by all states around it, the machine first. */
export const lineageIn = (chart: Chart, id: string): string[] => familyOf(chart).lineage(id);

/** One state with its neighbours; for a state with child states, its initial one. */
export function stateOf(chart: Chart, id: string): Chart {
  const { lineage } = familyOf(chart);
  const center = beginningOf(chart, id);
  const around = new Set(lineage(center).slice(1));
  const transitions = chart.transitions.flatMap((transition): ChartTransition[] => {
    if (around.has(transition.source)) return [transition];
    const targets = transition.targets.filter((target) => beginningOf(chart, target) === center);
    return targets.length > 0 ? [{ ...transition, targets }] : [];
  });
  return partOf(chart, transitions, (state) => state.id === center);
}

/**
 * A chart of these transitions with their ends, the other wanted states, and all states around
 * those.
 */
function partOf(
  chart: Chart,
  transitions: ChartTransition[],
  isWanted: (state: ChartState) => boolean,
): Chart {
  const { lineage } = familyOf(chart);
  const ends = transitions.flatMap(({ source, targets }) => [source, ...targets]);
  const wanted = chart.states.filter(isWanted).map(({ id }) => id);
  const kept = new Set([...ends, ...wanted].flatMap(lineage));
  const states = chart.states
    .filter(({ id }) => kept.has(id))
    .map((state) =>
      state.initial === undefined || kept.has(state.initial)
        ? state
        : { ...state, initial: undefined },
    );
  return { ...chart, states, transitions };
}

function familyOf(chart: Chart) {
  const byId = new Map(chart.states.map((state) => [state.id, state]));
  /** A state preceded by all states around it, the machine first. */
  const lineage = (id: string): string[] => {
    const { parent } = byId.get(id)!;
    return parent ? [...lineage(parent), id] : [id];
  };
  return { byId, lineage };
}
