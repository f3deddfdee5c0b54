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

/** A statechart drawn with the live state lit; drag to pan, wheel or pinch to zoom. */
export function ChartSvg({ chart, active, selected, onSelect }: Props) {
  const [drawing, setDrawing] = useState<Drawing>();
  const frame = useRef<SVGSVGElement>(null);
  const { viewBox, fit, zoom, onKeyDown, handlers } = usePanZoom(frame);
  useEffect(() => {
    let current = true;
    const draw = async () => {
      const next = await layout(chart);
      if (!current) return;
      setDrawing(next);
      fit(next.width, next.height);
    };
    void draw();
    return () => {
      current = false;
    };
  }, [chart, fit]);
  const live = useMemo(() => new Set(drawing?.arrows.filter((arrow) => active.has(arrow.transition.source)).map((arrow) => arrow.transition.id)), [drawing, active]);
  if (!drawing) return <p className="quiet" role="status">Drawing…</p>;
  const classOf = (id: string) => [active.has(id) ? 'active' : '', live.has(id) ? 'live' : '', selected === id ? 'selected' : ''].join(' ');
  return (
    <>
      <svg ref={frame} className="chart" viewBox={viewBox} role="group" tabIndex={0} aria-label={`Statechart of ${chart.id}: arrow keys move it, plus and minus zoom`} onKeyDown={onKeyDown} {...handlers}>
        <ChartDrawing drawing={drawing} classOf={classOf} activeStates={active} onSelect={onSelect} />
      </svg>
      <div className="zoom" role="group" aria-label="Zoom">
        <button type="button" aria-label="Zoom in" onClick={() => zoom(0.8)}>+</button>
        <button type="button" aria-label="Zoom out" onClick={() => zoom(1.25)}>−</button>
        <button type="button" onClick={() => fit(drawing.width, drawing.height)}>Fit</button>
      </div>
    </>
  );
}
