import { useMemo } from 'react';
import type { Labels } from '../words/labels.ts';
import type { Drawing } from './drawing.ts';
import { farNames } from './farNames.ts';

interface Props {
  drawing: Drawing;
  labels: Labels;
  /** Pixels of the screen for one of the drawing's. */
  scale: number;
}

/** Names in letters of the screen over a drawing whose own would be too small to read. */
export function FarNames({ drawing, labels, scale }: Props) {
  const names = useMemo(
    () => farNames(drawing, scale, labels.state),
    [drawing, scale, labels.state],
  );
  return (
    // Each box says its name to who cannot see it.
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
