import { useEffect, useMemo, useRef, useState } from 'react';
import type { Chart } from '../../machines/chart/chart.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { layout } from './layout.ts';
import type { Drawing } from './layout.ts';
import { usePanZoom } from './usePanZoom.ts';

interface Props {
  chart: Chart;
  /** Ids of the states that are active now. */
  active: ReadonlySet<string>;
  selected: string | undefined;
  onSelect: (stateId: string) => void;
}

/** A drawing that is larger, in its own pixels, is too small to read when it is seen whole. */
const large = 1500;

/** A statechart drawn with the live state lit; drag to pan, wheel or pinch to zoom. */
export function ChartSvg({ chart, active, selected, onSelect }: Props) {
  const [drawing, setDrawing] = useState<Drawing>();
  const frame = useRef<SVGSVGElement>(null);
  const [following, setFollowing] = useState(true);
  const { viewBox, fit, zoom, show, onKeyDown, handlers } = usePanZoom(frame);
  useEffect(() => {
    let current = true;
    const draw = async () => {
      const next = await layout(chart);
      if (!current) return;
      setDrawing(next);
    };
    void draw();
    return () => {
      current = false;
    };
  }, [chart]);
  const live = useMemo(
    () =>
      new Set(
        drawing?.arrows
          .filter((arrow) => active.has(arrow.transition.source))
          .map((arrow) => arrow.transition.id),
      ),
    [drawing, active],
  );
  // The step in which the live state lies; a small chart is seen whole.
  const step = drawing?.boxes.findLast(
    (box) => active.has(box.state.id) && box.depth === 1 && box.state.type !== 'parallel',
  );
  useEffect(() => {
    if (!drawing || !following) return;
    if (step && Math.max(drawing.width, drawing.height) > large) show(step);
    else fit(drawing.width, drawing.height);
  }, [drawing, step, following, show, fit]);
  const byHand = (act: () => void) => () => {
    setFollowing(false);
    act();
  };
  if (!drawing)
    return (
      <p className="quiet" role="status">
        Drawing…
      </p>
    );
  const classOf = (id: string) =>
    [
      active.has(id) ? 'active' : '',
      live.has(id) ? 'live' : '',
      selected === id ? 'selected' : '',
    ].join(' ');
  return (
    <>
      <svg
        ref={frame}
        className="chart"
        viewBox={viewBox}
        role="group"
        tabIndex={0}
        aria-label={`Statechart of ${chart.id}: arrow keys move it, plus and minus zoom`}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        <ChartDrawing
          drawing={drawing}
          classOf={classOf}
          activeStates={active}
          onSelect={onSelect}
        />
      </svg>
      <div className="zoom" role="group" aria-label="Zoom">
        <button type="button" aria-label="Zoom in" onClick={byHand(() => zoom(0.8))}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={byHand(() => zoom(1.25))}>
          −
        </button>
        <button type="button" onClick={byHand(() => fit(drawing.width, drawing.height))}>
          Fit
        </button>
        <button type="button" aria-pressed={following} onClick={() => setFollowing(!following)}>
          Follow
        </button>
      </div>
    </>
  );
}
