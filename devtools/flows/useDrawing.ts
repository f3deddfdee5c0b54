import { useEffect, useMemo, useState } from 'react';
import { aroundState } from '../drawing/aroundState.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { layout } from '../drawing/layout.ts';
import type { Labels } from '../words/labels.ts';
import { engineApart } from './engineApart.ts';
import type { Near } from './useNear.ts';
import { scaleOfWhole, smallestScale } from './view.ts';

interface Drawn {
  drawing: Drawing;
  /** The labels that it was laid out with. */
  labels: Labels;
}

/**
 * What is near, laid out for a frame of this size; the last drawing until the next one is there. One
 * state is placed at once, as there is nothing to search for.
 */
export function useDrawing(near: Near, width: number, height: number): Drawn | undefined {
  const { chart, open, labels, center } = near;
  const scaleOf = useMemo(() => {
    const frame = width > 0 ? { width, height } : undefined;
    return (drawing: Drawing) => scaleOfWhole(drawing, frame);
  }, [width, height]);
  const around = useMemo(() => {
    if (center === undefined) return undefined;
    const drawing = aroundState(chart, center, labels[0]!, scaleOf, smallestScale);
    return { drawing, labels: labels[0]! };
  }, [chart, center, labels, scaleOf]);
  const [tried, setTried] = useState<Tried>({ drawn: [] });
  const isOfNow = tried.near === near;
  const drawn = isOfNow ? tried.drawn : [];
  const isDone = drawn.length === labels.length || drawn.some(isLegible(scaleOf));
  const next = isDone || center !== undefined ? undefined : labels[drawn.length];
  useEffect(() => {
    if (next === undefined) return undefined;
    let current = true;
    const draw = async () => {
      const drawing = await layout(engineApart, chart, open, next);
      const one = { drawing, labels: next };
      if (current)
        setTried((before) =>
          before.near === near
            ? { ...before, drawn: [...before.drawn, one] }
            : { near, drawn: [one], last: bestOf(before.drawn, scaleOf) },
        );
    };
    void draw();
    return () => {
      current = false;
    };
  }, [near, chart, open, next, scaleOf]);
  if (around) return around;
  return isOfNow && !isDone ? tried.last : bestOf(tried.drawn, scaleOf);
}

interface Tried {
  near?: Near;
  drawn: readonly Drawn[];
  /** What was near before. */
  last?: Drawn | undefined;
}

type ScaleOf = (drawing: Drawing) => number;

const isLegible =
  (scaleOf: ScaleOf) =>
  ({ drawing }: Drawn): boolean =>
    scaleOf(drawing) >= smallestScale;

/** The first that can be read as a whole, else the one with the largest letters. */
const bestOf = (drawn: readonly Drawn[], scaleOf: ScaleOf): Drawn | undefined =>
  drawn.find(isLegible(scaleOf)) ??
  drawn.toSorted((one, other) => scaleOf(other.drawing) - scaleOf(one.drawing))[0];
