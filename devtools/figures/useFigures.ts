import { useEffect, useMemo, useState } from 'react';
import type { Chart } from '../chart/chart.ts';
import type { Labels } from '../words/labels.ts';
import { figureLines } from './figureWords.ts';
import { figuresOf } from './figuresOf.ts';
import { loadFigures } from './loadFigures.ts';
import type { StateFigures } from './loadFigures.ts';

/** Days of which the figures are shown. */
export const days = 30;

/** The figures, loaded anew when they are switched on; undefined where they cannot be read. */
export function useFigures(isOn: boolean): readonly StateFigures[] | undefined {
  const [counted, setCounted] = useState<readonly StateFigures[]>();
  useEffect(() => {
    let current = true;
    const load = async () => {
      const loaded = await loadFigures(days);
      if (current) setCounted(loaded);
    };
    void load();
    return () => {
      current = false;
    };
  }, [isOn]);
  return counted;
}

/** The labels of a chart with the figures, where there are any, in its boxes. */
export function useLabelsWithFigures(
  labels: Labels,
  chart: Chart | undefined,
  counted: readonly StateFigures[] | undefined,
): Labels {
  return useMemo(() => {
    if (!chart || !counted) return labels;
    return {
      ...labels,
      figures: (state) => {
        const figures = figuresOf(chart, state, counted);
        return figures ? figureLines(labels.page, figures) : [];
      },
    };
  }, [labels, chart, counted]);
}
