import { useEffect, useMemo, useState } from 'react';
import { aroundState } from '../drawing/aroundState.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { layout } from '../drawing/layout.ts';
import { engineApart } from './engineApart.ts';
import type { Near } from './useNear.ts';
import { scaleOfWhole, smallestScale } from './view.ts';

/**
 * What is near, laid out for a frame of this size; the last drawing until the next one is there. One
 * state is placed at once, as there is nothing to search for.
 */
export function useDrawing(
  { chart, open, labels, center }: Near,
  width: number,
  height: number,
): Drawing | undefined {
  const around = useMemo(() => {
    if (center === undefined) return undefined;
    const frame = width > 0 ? { width, height } : undefined;
    const scaleOf = (drawing: Drawing) => scaleOfWhole(drawing, frame);
    return aroundState(chart, center, labels, scaleOf, smallestScale);
  }, [chart, center, labels, width, height]);
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    if (center !== undefined) return undefined;
    let current = true;
    const draw = async () => {
      const next = await layout(engineApart, chart, open, labels);
      if (current) setDrawing(next);
    };
    void draw();
    return () => {
      current = false;
    };
  }, [chart, open, labels, center]);
  return around ?? drawing;
}
