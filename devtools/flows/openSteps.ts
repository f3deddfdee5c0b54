import { useMemo, useState } from 'react';
import type { Chart } from '../chart/chart.ts';
import { foldable } from '../drawing/visible.ts';

/** A chart with more states is folded at first, as it would be illegible. */
export const statesAtMost = 30;

/**
 * The open steps of a chart: those that run or are chosen open by themselves, others by hand. Give
 * the component the chart as its key.
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
    // The same set while the same steps are open, as each new one causes a layout.
    open: useMemo(() => new Set(key.split(' ')), [key]),
    toggle: (step: string) => setByHand({ ...byHand, [step]: !open.includes(step) }),
    setAll: (wanted: boolean) => setByHand(Object.fromEntries(steps.map((step) => [step, wanted]))),
  };
}

/** The ids of the states around a state; a step may have an id of its own. */
function stepsAround(chart: Chart, id: string | undefined): string[] {
  const parent = chart.states.find((state) => state.id === id)?.parent;
  return parent ? [parent, ...stepsAround(chart, parent)] : [];
}
