import type { Arrow, Box, Drawing } from './layout.ts';

interface Props {
  drawing: Drawing;
  /** What to say of a state or a transition, as class names: `active`, `unwalked` and so on. */
  classOf: (id: string) => string;
  activeStates?: ReadonlySet<string>;
  onSelect?: (stateId: string) => void;
}

/** A laid-out chart as SVG elements; where they stand and who listens is the caller's. */
export function ChartDrawing({ drawing, classOf, activeStates, onSelect }: Props) {
  return (
    <>
      <defs>
        <marker
          id="tip"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto-start-reverse"
        >
          <path d="M0 0 8 4 0 8z" className="tip" />
        </marker>
      </defs>
      {drawing.boxes.map((box) => (
        <StateBox
          key={box.state.id}
          box={box}
          classes={classOf(box.state.id)}
          active={activeStates?.has(box.state.id)}
          onSelect={onSelect}
        />
      ))}
      {drawing.arrows.map((arrow, index) => (
        <ArrowPath
          key={`${arrow.transition.id} ${index}`}
          arrow={arrow}
          classes={classOf(arrow.transition.id)}
        />
      ))}
    </>
  );
}

function StateBox({
  box,
  classes,
  active,
  onSelect,
}: {
  box: Box;
  classes: string;
  active: boolean | undefined;
  onSelect: Props['onSelect'];
}) {
  const { state, x, y, width, height, depth } = box;
  const name = state.key + (state.type === 'final' ? ' ◉' : '');
  const select = onSelect && {
    role: 'button',
    tabIndex: 0,
    'aria-label': `${[name, ...state.invokes.map((id) => `↻ ${id}`)].join(' ')}, ${state.path || 'all of it'}${active ? ', active' : ''}`,
    onClick: (event: { stopPropagation(): void }) => {
      event.stopPropagation();
      onSelect(state.id);
    },
    onKeyDown: (event: { key: string; preventDefault(): void; stopPropagation(): void }) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      onSelect(state.id);
    },
  };
  return (
    <g
      className={`state ${depth === 0 ? 'root' : ''} ${state.type} ${classes}`}
      data-state-id={state.id}
      data-active={active}
      {...select}
    >
      <title>{state.description || state.key}</title>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={depth === 0 ? 14 : 9}
        strokeDasharray={state.type === 'parallel' ? '5 4' : undefined}
      />
      <text x={x + 14} y={y + 24} className="name">
        {name}
      </text>
      {state.invokes.map((id, index) => (
        <text key={id} x={x + 14} y={y + 42 + index * 16} className="invoke">
          ↻ {id}
        </text>
      ))}
    </g>
  );
}

function ArrowPath({ arrow, classes }: { arrow: Arrow; classes: string }) {
  const path = arrow.points
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`)
    .join(' ');
  return (
    <g className={`arrow ${classes}`}>
      <path d={path} markerEnd="url(#tip)" />
      <text x={arrow.label.x} y={arrow.label.y + 11}>
        {arrow.label.lines.map((line, index) => (
          <tspan
            key={line}
            x={arrow.label.x}
            dy={index === 0 ? 0 : 13}
            className={index === 0 ? 'event' : 'guard'}
          >
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
