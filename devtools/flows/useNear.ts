import { useMemo } from 'react';
import type { Chart } from '../chart/chart.ts';
import { stateOf, stepOf } from '../drawing/nearChart.ts';
import type { Distance } from '../drawing/nearChart.ts';
import { foldable } from '../drawing/visible.ts';
import type { Labels } from '../words/labels.ts';

interface Wanted {
  distance: Distance;
  active: ReadonlySet<string>;
  selected: string | undefined;
  labels: Labels;
  /** The steps that are open where the whole chart is drawn. */
  open: ReadonlySet<string>;
}

/** Codes stand beside names where there is room for them. */
const afar = (labels: Labels): Labels => ({ ...labels, isCounted: true, code: () => undefined });

/**
 * The part of a chart that is drawn from a distance: about the chosen state, else the live one, else
 * where the machine begins.
 */
export function useNear(chart: Chart, { distance, active, selected, labels, open }: Wanted) {
  const live = chart.states.findLast(({ id }) => active.has(id))?.id;
  const [root] = chart.states;
  const center = selected ?? live ?? root!.initial ?? root!.id;
  return useMemo(() => {
    if (distance === 'whole') return { chart, open, labels };
    if (distance === 'steps') return { chart, open: new Set<string>(), labels: afar(labels) };
    const near = (distance === 'step' ? stepOf : stateOf)(chart, center);
    return { chart: near, open: new Set(foldable(near)), labels };
  }, [chart, distance, center, labels, open]);
}
