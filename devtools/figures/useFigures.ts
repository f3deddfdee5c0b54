import { useEffect, useMemo, useState } from 'react';
import type { Chart } from '../chart/chart.ts';
import type { Labels } from '../words/labels.ts';
import { figureLines } from './figureWords.ts';
import { figuresOf } from './figuresOf.ts';
import { loadFigures } from './loadFigures.ts';
import type { StateFigures } from './loadFigures.ts';

/** The visitor figures of a period. */
export interface Counted {
  days: number;
  now: readonly StateFigures[];
  /** The figures of the same number of days before; undefined if not compared. */
  before: readonly StateFigures[] | undefined;
}

/**
 * The figures, loaded when they are switched on; if they could not be read, loaded again when the
 * page becomes visible, as after a login beside it. Null if they cannot be read, undefined until
 * known.
 */
export function useFigures(
  isOn: boolean,
  days: number,
  isCompared: boolean,
): Counted | null | undefined {
  const [counted, setCounted] = useState<Counted | null>();
  useEffect(() => {
    const over = new AbortController();
    let isRead = false;
    const load = async () => {
      const [now, before] = await Promise.all([
        loadFigures(days),
        isCompared ? loadFigures(days, days) : undefined,
      ]);
      if (over.signal.aborted) return;
      isRead = now !== undefined;
      setCounted(now ? { days, now, before } : null);
    };
    void load();
    const again = () => void (isRead || load());
    addEventListener('focus', again, over);
    return () => over.abort();
  }, [isOn, days, isCompared]);
  return counted;
}

/** The labels of a chart, with the figures in its boxes if there are any. */
export function useLabelsWithFigures(
  labels: Labels,
  chart: Chart | undefined,
  counted: Counted | undefined,
): Labels {
  return useMemo(() => {
    if (!chart || !counted) return labels;
    return {
      ...labels,
      figures: (state) => {
        const figures = figuresOf(chart, state, counted.now);
        return figures ? figureLines(labels.page, figures) : [];
      },
    };
  }, [labels, chart, counted]);
}
