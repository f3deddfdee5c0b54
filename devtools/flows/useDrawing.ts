import { startTransition, useEffect, useMemo, useState } from 'react';
import { aroundState } from '../drawing/aroundState.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { layout } from '../drawing/layout.ts';
import { bestOf, isLegible } from './bestDrawing.ts';
import type { Drawn, Frame } from './bestDrawing.ts';
import { engineApart } from './engineApart.ts';
import { oneAtATime } from './oneAtATime.ts';
import type { Near } from './useNear.ts';
import { scaleOfWhole, smallestScale } from './view.ts';

// A large chart takes seconds, and a worker has no way to stop.
const inTurn = oneAtATime();

/**
 * The near part, laid out for a frame of this size; the previous drawing is returned until the next
 * one is ready. A single state is placed synchronously, as it needs no search.
 */
export function useDrawing(near: Near, width: number, height: number): Drawn | undefined {
  const { chart, open, labels, center } = near;
  const frame = useMemo((): Frame => (width > 0 ? { width, height } : undefined), [width, height]);
  const around = useMemo(() => {
    if (center === undefined) return undefined;
    const scaleOf = (one: Drawing) => scaleOfWhole(one, frame);
    const drawing = aroundState(chart, center, labels[0]!, scaleOf, smallestScale());
    return { drawing, labels: labels[0]! };
  }, [chart, center, labels, frame]);
  const [tried, setTried] = useState<Tried>({ drawn: [] });
  const isOfNow = tried.near === near;
  const drawn = isOfNow ? tried.drawn : [];
  const isDone = drawn.length === labels.length || drawn.some((one) => isLegible(one, frame));
  const next = isDone || center !== undefined ? undefined : labels[drawn.length];
  useEffect(() => {
    if (next === undefined) return undefined;
    let current = true;
    const draw = async () => {
      const drawing = await inTurn(
        () => layout(engineApart, chart, open, next),
        () => current,
      );
      if (!current || !drawing) return;
      const one = { drawing, labels: next };
      // A transition, as there are hundreds of boxes and arrows: presses are answered meanwhile.
      startTransition(() =>
        setTried((before) =>
          before.near === near
            ? { ...before, drawn: [...before.drawn, one] }
            : { near, drawn: [one], last: bestOf(before.drawn, frame) },
        ),
      );
    };
    void draw();
    return () => {
      current = false;
    };
  }, [near, chart, open, next, frame]);
  if (around) return around;
  return isOfNow && !isDone ? tried.last : bestOf(tried.drawn, frame);
}

interface Tried {
  near?: Near;
  drawn: readonly Drawn[];
  /** The previous near part. */
  last?: Drawn | undefined;
}
