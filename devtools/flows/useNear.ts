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
  /** The steps that are open where the whole chart is drawn. */
  open: ReadonlySet<string>;
}

/** What is drawn of a chart: with these steps open, or one state in its middle. */
export interface Near {
  chart: Chart;
  open: ReadonlySet<string>;
  /** What it may be drawn with: the first that can be read as a whole, else what is largest. */
  labels: readonly Labels[];
  center?: string;
}

/**
 * The part of a chart that is drawn from a distance: about the chosen state, else the live one, else
 * where the machine begins.
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
      // Of regions beside each other no one state is where it begins.
      ...(distance === 'state' && center !== rootId && { center: beginningOf(chart, center) }),
    };
  }, [chart, distance, center, rootId, labels, open]);
}
