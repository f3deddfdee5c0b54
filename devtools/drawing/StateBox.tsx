import type { KeyboardEvent, MouseEvent } from 'react';
import type { Labels } from '../words/labels.ts';
import type { Box } from './drawing.ts';
import { belowName, lineHeight, rowCount, toggleSize } from './layout.ts';
import { Lines } from './Lines.tsx';

interface Props {
  box: Box;
  classOf: (id: string) => string;
  active: boolean | undefined;
  labels: Labels;
  onSelect: ((stateId: string) => void) | undefined;
  onToggle: ((stateId: string) => void) | undefined;
}

/** A state with its services and the events that do not leave it. */
export function StateBox({ box, classOf, active, labels, onSelect, onToggle }: Props) {
  const { state, x, y, width, height, depth, isOpen, hidden, inside } = box;
  const { page } = labels;
  const name = labels.state(state.id) + (state.type === 'final' ? ' ◉' : '');
  const services = isOpen || labels.isCounted ? [] : state.invokes.map(labels.service);
  const canToggle = onToggle && isOpen !== undefined && depth > 0;
  const label = `${[name, ...services.map((id) => `↻ ${id}`)].join(' ')}, ${state.path || page.allOfIt}${active ? `, ${page.active}` : ''}`;
  return (
    <g
      className={`state ${depth === 0 ? 'root' : ''} ${state.type} ${isOpen ? 'open' : ''} ${classOf(state.id)}`}
      data-state-id={state.id}
      data-active={active}
    >
      <g {...(onSelect && pressable(label, () => onSelect(state.id)))}>
        <title>{labels.describe(state.description) || state.key}</title>
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
        {services.map((id, index) => (
          <text
            key={id}
            x={x + 14}
            y={y + belowName + index * lineHeight}
            className="invoke"
          >{`↻ ${id}`}</text>
        ))}
      </g>
      <g className="details">
        <Lines
          lines={inside}
          x={x + 14}
          y={y + belowName + services.length * lineHeight}
          classOf={classOf}
        />
        {hidden > 0 && !labels.isCounted ? (
          <text
            x={x + 14}
            y={y + belowName + (services.length + rowCount(inside)) * lineHeight}
            className="invoke"
          >
            {page.statesInside(hidden)}
          </text>
        ) : null}
      </g>
      {canToggle ? (
        <g
          className="toggle"
          aria-expanded={isOpen}
          {...pressable((isOpen ? page.fold : page.open)(state.path), () => onToggle(state.id))}
        >
          <rect x={x + width - toggleSize} y={y} width={toggleSize} height={toggleSize} rx={9} />
          <text x={x + width - toggleSize / 2} y={y + 22} textAnchor="middle">
            {isOpen ? '−' : '+'}
          </text>
        </g>
      ) : null}
    </g>
  );
}

/** The props that make a drawn element a button, for pointer and keyboard. */
function pressable(label: string, press: () => void) {
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      press();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      press();
    },
  };
}
