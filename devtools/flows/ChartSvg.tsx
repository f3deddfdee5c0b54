import { useEffect, useMemo, useRef, useState } from 'react';
import type { Chart } from '../chart/chart.ts';
import { ChartDrawing } from '../drawing/ChartDrawing.tsx';
import type { Drawing } from '../drawing/drawing.ts';
import { layout } from '../drawing/layout.ts';
import { useOpenSteps } from './openSteps.ts';
import { usePanZoom } from './usePanZoom.ts';

interface Props {
  chart: Chart;
  /** Ids of the states that are active now. */
  active: ReadonlySet<string>;
  selected: string | undefined;
  onSelect: (stateId: string) => void;
}

/**
 * A statechart drawn with the live state lit; drag to pan, wheel or pinch to zoom. To be keyed by
 * the chart.
 */
export function ChartSvg({ chart, active, selected, onSelect }: Props) {
  const steps = useOpenSteps(chart, active, selected);
  const drawing = useDrawing(chart, steps.open);
  const frame = useRef<SVGSVGElement>(null);
  const [following, setFollowing] = useState(true);
  const { viewBox, fit, zoom, show, handlers } = usePanZoom(frame);
  const live = useMemo(
    () => new Set(chart.transitions.filter(({ source }) => active.has(source)).map(({ id }) => id)),
    [chart, active],
  );
  const target = drawing?.boxes.findLast(
    ({ state, depth }) => depth > 0 && (active.has(state.id) || selected === state.id),
  );
  useEffect(() => {
    if (!drawing || !following) return;
    fit(drawing.width, drawing.height);
    const bounds = frame.current?.getBoundingClientRect();
    const isWhole = bounds && drawing.height * 0.75 <= bounds.height;
    if (target && !isWhole) show(target);
  }, [drawing, target, following, show, fit]);
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
        {...handlers}
      >
        <ChartDrawing
          drawing={drawing}
          classOf={classOf}
          activeStates={active}
          onSelect={onSelect}
          onToggle={steps.toggle}
        />
      </svg>
      <div className="zoom" role="group" aria-label="Zoom">
        {steps.canFold ? (
          <button type="button" onClick={() => steps.setAll(!steps.allOpen)}>
            {steps.allOpen ? 'Fold all' : 'Open all'}
          </button>
        ) : null}
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

/** The chart laid out; the last drawing until the next one is there. */
function useDrawing(chart: Chart, open: ReadonlySet<string>): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let current = true;
    const draw = async () => {
      const next = await layout(chart, open);
      if (current) setDrawing(next);
    };
    void draw();
    return () => {
      current = false;
    };
  }, [chart, open]);
  return drawing;
}
