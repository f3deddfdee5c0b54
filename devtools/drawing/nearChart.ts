import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';

/** How much of a chart is drawn: its steps, one step, one state, or all of it. */
export const distances = ['steps', 'step', 'state', 'whole'] as const;
export type Distance = (typeof distances)[number];

export const hasInside = (chart: Chart, id: string): boolean =>
  chart.states.some(({ parent }) => parent === id);

/**
 * A step with what is inside it, and as one box each what leads there or comes after it; of a state
 * without an inside, the step around it.
 */
export function stepOf(chart: Chart, id: string): Chart {
  const { byId, lineage } = familyOf(chart);
  const { parent } = byId.get(id)!;
  const isStep = hasInside(chart, id) || parent === undefined || parent === chart.states[0]!.id;
  const step = isStep ? id : parent;
  const isInside = (one: string) => lineage(one).includes(step);
  /** Outside of the step, the largest state that does not hold the step. */
  const boxOf = (one: string) =>
    isInside(one) ? one : lineage(one).find((outer) => !lineage(step).includes(outer));
  const transitions = chart.transitions.flatMap((transition): ChartTransition[] => {
    const ends = transition.targets.filter(
      (target) => isInside(transition.source) || isInside(target),
    );
    if (ends.length === 0 && !isInside(transition.source)) return [];
    // What holds the step and leads elsewhere does so from the step, too: it is not of this step.
    const source = isInside(transition.source) ? transition.source : boxOf(transition.source);
    const targets = ends.flatMap((target) => boxOf(target) ?? []);
    return [{ ...transition, source: source ?? transition.source, targets }];
  });
  return partOf(chart, transitions, (state) => isInside(state.id));
}

/** A state, or of one that has an inside the state it begins in. */
export function beginningOf(chart: Chart, id: string): string {
  const initial = chart.states.find((state) => state.id === id)?.initial;
  return initial === undefined || id === chart.states[0]!.id ? id : beginningOf(chart, initial);
}

/** A state with all that hold it, the machine first. */
export const lineageIn = (chart: Chart, id: string): string[] => familyOf(chart).lineage(id);

/** One state, and what leads to it or comes after it. Where it has an inside, the state it begins in. */
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

/** A chart of these transitions, with their ends, what is wanted besides, and all that holds those. */
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
  /** A state with all that hold it, the machine first. */
  const lineage = (id: string): string[] => {
    const { parent } = byId.get(id)!;
    return parent ? [...lineage(parent), id] : [id];
  };
  return { byId, lineage };
}
