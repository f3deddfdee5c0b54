import { useMemo, useState } from 'react';
import type { Chart } from '../chart/chart.ts';
import { foldable } from '../drawing/visible.ts';

/** A chart with more states begins folded: drawn at once, nobody could read it. */
export const statesAtMost = 30;

/**
 * Which steps of a chart are open: those that run or are chosen by themselves, the others by hand.
 * To be keyed by the chart.
 */
export function useOpenSteps(
  chart: Chart,
  active: ReadonlySet<string>,
  selected?: string,
  opened?: ReadonlySet<string>,
) {
  const steps = useMemo(() => foldable(chart), [chart]);
  const [byHand, setByHand] = useState<Readonly<Record<string, boolean>>>({});
  const startsOpen = chart.states.length <= statesAtMost;
  const around = new Set(stepsAround(chart, selected));
  const isWanted = (step: string) =>
    active.has(step) || around.has(step) || opened?.has(step) === true;
  const open = steps.filter((step) => byHand[step] ?? (startsOpen || isWanted(step)));
  const key = open.join(' ');
  return {
    canFold: steps.length > 0,
    allOpen: open.length === steps.length,
    // The same set as long as the same steps are open: each new one is laid out anew.
    open: useMemo(() => new Set(key.split(' ')), [key]),
    toggle: (step: string) => setByHand({ ...byHand, [step]: !open.includes(step) }),
    setAll: (wanted: boolean) => setByHand(Object.fromEntries(steps.map((step) => [step, wanted]))),
  };
}

/** The ids of the states in which a state lies; a step may have an id of its own. */
function stepsAround(chart: Chart, id: string | undefined): string[] {
  const parent = chart.states.find((state) => state.id === id)?.parent;
  return parent ? [parent, ...stepsAround(chart, parent)] : [];
}
