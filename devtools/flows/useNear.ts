import { useMemo } from 'react';
import type { Chart } from '../chart/chart.ts';
import { beginningOf, stateOf, stepOf } from '../drawing/nearChart.ts';
import type { Distance } from '../drawing/nearChart.ts';
import { foldable } from '../drawing/visible.ts';
import type { Labels } from '../words/labels.ts';
import { labelsFrom } from './bestDrawing.ts';

interface Wanted {
  distance: Distance;
  active: ReadonlySet<string>;
  selected: string | undefined;
  labels: Labels;
  /** The steps that are open if the whole chart is drawn. */
  open: ReadonlySet<string>;
}

/** The drawn part of a chart: with these steps open, or around one state. */
export interface Near {
  chart: Chart;
  open: ReadonlySet<string>;
  /** The possible labels: the first that is legible as a whole is used, else the largest. */
  labels: readonly Labels[];
  center?: string;
}

/**
 * The part of a chart to draw at a distance: around the chosen state, else the live one, else the
 * initial one.
 */
export function useNear(chart: Chart, { distance, active, selected, labels, open }: Wanted): Near {
  const live = chart.states.findLast(({ id }) => active.has(id))?.id;
  const root = chart.states[0]!;
  const rootId = root.id;
  const center = selected ?? live ?? root.initial ?? rootId;
  return useMemo(() => {
    const drawnWith = labelsFrom(distance, labels);
    if (distance === 'whole') return { chart, open, labels: drawnWith };
    if (distance === 'steps') return { chart, open: new Set<string>(), labels: drawnWith };
    const near = (distance === 'step' ? stepOf : stateOf)(chart, center);
    return {
      chart: near,
      open: new Set(foldable(near)),
      labels: drawnWith,
      // Parallel regions have no single initial state.
      ...(distance === 'state' && center !== rootId && { center: beginningOf(chart, center) }),
    };
  }, [chart, distance, center, rootId, labels, open]);
}
