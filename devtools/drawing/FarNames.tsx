import { useMemo } from 'react';
import type { Labels } from '../words/labels.ts';
import type { Drawing } from './drawing.ts';
import { farNames } from './farNames.ts';

interface Props {
  drawing: Drawing;
  labels: Labels;
  /** Screen pixels for one pixel of the drawing. */
  scale: number;
}

/** Names at a readable size over a drawing whose own text would be too small. */
export function FarNames({ drawing, labels, scale }: Props) {
  const names = useMemo(
    () => farNames(drawing, scale, labels.state),
    [drawing, scale, labels.state],
  );
  return (
    // Hidden from screen readers, as each box already has its name.
    <g className="far-names" aria-hidden="true">
      {names.map(({ id, text, x, y, height }) => (
        <text
          key={id}
          x={x}
          y={y + height * 0.75}
          textAnchor="middle"
          style={{ fontSize: height / 1.3, strokeWidth: height / 4 }}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
