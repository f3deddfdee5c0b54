import { useEffect, useMemo, useRef, useState } from 'react';
import type { Chart } from '../chart/chart.ts';
import { ChartDrawing } from '../drawing/ChartDrawing.tsx';
import type { Drawing } from '../drawing/drawing.ts';
import { layout } from '../drawing/layout.ts';
import type { Labels } from '../words/labels.ts';
import { useOpenSteps } from './openSteps.ts';
import { usePanZoom } from './usePanZoom.ts';

interface Props {
  chart: Chart;
  /** Ids of the states that are active now. */
  active: ReadonlySet<string>;
  selected: string | undefined;
  labels: Labels;
  onSelect: (stateId: string) => void;
}

/**
 * A statechart drawn with the live state lit; drag to pan, wheel or pinch to zoom. To be keyed by
 * the chart.
 */
export function ChartSvg({ chart, active, selected, labels, onSelect }: Props) {
  const { page } = labels;
  const steps = useOpenSteps(chart, active, selected);
  const drawing = useDrawing(chart, steps.open, labels);
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
        {page.drawing}
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
        aria-label={page.chartOf(chart.id)}
        {...handlers}
      >
        <ChartDrawing
          drawing={drawing}
          classOf={classOf}
          labels={labels}
          activeStates={active}
          onSelect={onSelect}
          onToggle={steps.toggle}
        />
      </svg>
      <div className="zoom" role="group" aria-label={page.zoom}>
        {steps.canFold ? (
          <button type="button" onClick={() => steps.setAll(!steps.allOpen)}>
            {steps.allOpen ? page.foldAll : page.openAll}
          </button>
        ) : null}
        <button type="button" aria-label={page.zoomIn} onClick={byHand(() => zoom(0.8))}>
          +
        </button>
        <button type="button" aria-label={page.zoomOut} onClick={byHand(() => zoom(1.25))}>
          −
        </button>
        <button type="button" onClick={byHand(() => fit(drawing.width, drawing.height))}>
          {page.fit}
        </button>
        <button type="button" aria-pressed={following} onClick={() => setFollowing(!following)}>
          {page.follow}
        </button>
      </div>
    </>
  );
}

/** The chart laid out; the last drawing until the next one is there. */
function useDrawing(chart: Chart, open: ReadonlySet<string>, labels: Labels): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let current = true;
    const draw = async () => {
      const next = await layout(chart, open, labels);
      if (current) setDrawing(next);
    };
    void draw();
    return () => {
      current = false;
    };
  }, [chart, open, labels]);
  return drawing;
}
