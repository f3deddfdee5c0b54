import { codeLabels } from '../words/labels.ts';
import type { Labels } from '../words/labels.ts';
import { classesOf } from './classes.ts';
import type { Drawing, Marker } from './drawing.ts';
import { lineHeight } from './layout.ts';
import { Lines } from './Lines.tsx';
import { StateBox } from './StateBox.tsx';

interface Props {
  drawing: Drawing;
  /** Class names for a state or a transition: `active`, `unwalked` and so on. */
  classOf: (id: string) => string;
  /** The labels; the same ones as when it was laid out. */
  labels?: Labels;
  activeStates?: ReadonlySet<string>;
  onSelect?: (stateId: string) => void;
  /** Folds or opens a step. */
  onToggle?: (stateId: string) => void;
}

/** A laid-out chart as SVG elements; the caller places them and handles their events. */
export function ChartDrawing({
  drawing,
  classOf,
  labels = codeLabels,
  activeStates,
  onSelect,
  onToggle,
}: Props) {
  return (
    <>
      <defs>
        <marker
          id="tip"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8.4"
          markerHeight="8.4"
          markerUnits="userSpaceOnUse"
          orient="auto-start-reverse"
        >
          <path d="M0 0 8 4 0 8z" className="tip" />
        </marker>
      </defs>
      {drawing.boxes.map((box) => (
        <StateBox
          key={box.state.id}
          box={box}
          classOf={classOf}
          active={activeStates?.has(box.state.id)}
          labels={labels}
          onSelect={onSelect}
          onToggle={onToggle}
        />
      ))}
      {drawing.markers.map((marker) => (
        <Beginning
          key={`${marker.owner} ${marker.kind}`}
          marker={marker}
          classOf={classOf}
          page={labels.page}
        />
      ))}
      {/* All paths come first, so that no arrow is drawn over another one's label. */}
      {drawing.arrows.map((arrow) => (
        <path
          key={arrow.id}
          className={`arrow ${classesOf(arrow.transitions, classOf)}`}
          data-arrow={arrow.id}
          d={arrow.points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ')}
          markerStart={arrow.heads.includes('start') ? 'url(#tip)' : undefined}
          markerEnd={arrow.heads.includes('end') ? 'url(#tip)' : undefined}
        />
      ))}
      {drawing.arrows.map(({ id, label: { x, y, width, height, lines } }) =>
        lines.length === 0 ? null : (
          <g key={id} className="label" data-label={id}>
            <rect x={x} y={y} width={width} height={height} rx={4} />
            <Lines lines={lines} x={x + 5} y={y + 12} classOf={classOf} />
          </g>
        ),
      )}
    </>
  );
}

/** The dot where a machine or a step begins, or the label of what can happen anywhere in it. */
function Beginning({
  marker,
  classOf,
  page,
}: {
  marker: Marker;
  classOf: Props['classOf'];
  page: Labels['page'];
}) {
  const { kind, x, y, width, height, inside } = marker;
  if (kind === 'initial')
    return (
      <circle className="initial" cx={x + width / 2} cy={y + height / 2} r={width / 2 - 1}>
        <title>{page.begins}</title>
      </circle>
    );
  return (
    <g className="anywhere">
      <rect x={x} y={y} width={width} height={height} rx={14} />
      <text className="line" x={x + 14} y={y + 19}>
        {page.anyTime}
      </text>
      <Lines lines={inside} x={x + 14} y={y + 19 + lineHeight} classOf={classOf} />
    </g>
  );
}
