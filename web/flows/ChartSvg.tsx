import { useEffect, useMemo, useRef, useState } from 'react';
import type { Chart } from '../../machines/chart/chart.ts';
import { layout } from './layout.ts';
import type { Arrow, Box, Drawing } from './layout.ts';
import { usePanZoom } from './usePanZoom.ts';

interface Props {
  chart: Chart;
  /** Ids of the states that are active now. */
  active: ReadonlySet<string>;
  /** Ids of what was ever walked; undefined when nobody counts. */
  walked?: ReadonlySet<string> | undefined;
  selected: string | undefined;
  onSelect: (stateId: string) => void;
}

/** A statechart drawn with the live state lit; drag to pan, wheel or pinch to zoom. */
export function ChartSvg({ chart, active, walked, selected, onSelect }: Props) {
  const [drawing, setDrawing] = useState<Drawing>();
  const frame = useRef<SVGSVGElement>(null);
  const { viewBox, fit, handlers } = usePanZoom(frame);
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
  const lit = useMemo(() => new Set(drawing?.arrows.filter((arrow) => active.has(arrow.transition.source)).map((arrow) => arrow.transition.id)), [drawing, active]);
  if (!drawing) return <p className="quiet" role="status">Drawing…</p>;
  return (
    <svg ref={frame} className="chart" viewBox={viewBox} role="img" aria-label={`Statechart of ${chart.id}`} {...handlers}>
      <defs>
        <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z" className="tip" /></marker>
      </defs>
      {drawing.boxes.map((box) => (
        <StateBox key={box.state.id} box={box} active={active.has(box.state.id)} walked={walked?.has(box.state.id)} selected={selected === box.state.id} onSelect={onSelect} />
      ))}
      {drawing.arrows.map((arrow, index) => <ArrowPath key={`${arrow.transition.id} ${index}`} arrow={arrow} live={lit.has(arrow.transition.id)} walked={walked?.has(arrow.transition.id)} />)}
    </svg>
  );
}

function StateBox({ box, active, walked, selected, onSelect }: { box: Box; active: boolean; walked: boolean | undefined; selected: boolean; onSelect: (id: string) => void }) {
  const { state, x, y, width, height, depth } = box;
  const classes = ['state', depth === 0 ? 'root' : '', state.type, active ? 'active' : '', selected ? 'selected' : '', walked === false ? 'unwalked' : ''].join(' ');
  return (
    <g className={classes} data-state-id={state.id} data-active={active} onClick={(event) => { event.stopPropagation(); onSelect(state.id); }}>
      <title>{state.description || state.key}</title>
      <rect x={x} y={y} width={width} height={height} rx={depth === 0 ? 14 : 9} strokeDasharray={state.type === 'parallel' ? '5 4' : undefined} />
      <text x={x + 14} y={y + 24} className="name">{state.key}{state.type === 'final' ? ' ◉' : ''}</text>
      {state.invokes.map((id, index) => <text key={id} x={x + 14} y={y + 42 + index * 16} className="invoke">↻ {id}</text>)}
    </g>
  );
}

function ArrowPath({ arrow, live, walked }: { arrow: Arrow; live: boolean; walked: boolean | undefined }) {
  const path = arrow.points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join(' ');
  return (
    <g className={`arrow${live ? ' live' : ''}${walked === false ? ' unwalked' : ''}`}>
      <path d={path} markerEnd="url(#tip)" />
      <text x={arrow.label.x} y={arrow.label.y + 11}>
        {arrow.label.lines.map((line, index) => <tspan key={line} x={arrow.label.x} dy={index === 0 ? 0 : 13} className={index === 0 ? 'event' : 'guard'}>{line}</tspan>)}
      </text>
    </g>
  );
}
