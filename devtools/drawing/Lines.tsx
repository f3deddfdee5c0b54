import { classesOf } from './classes.ts';
import type { Line } from './drawing.ts';
import { lineHeight, rowCount } from './layout.ts';

/** Lines of text, each with the classes of its transitions. */
export function Lines({
  lines,
  x,
  y,
  classOf,
}: {
  lines: readonly Line[];
  x: number;
  y: number;
  classOf: (id: string) => string;
}) {
  return lines.map(({ rows, kind, transitions }, index) => (
    <text
      key={`${rows.join(' ')} ${transitions.join(' ')}`}
      className={`line ${kind} ${classesOf(transitions, classOf)}`}
      y={y + rowCount(lines.slice(0, index)) * lineHeight}
    >
      {rows.map((row, place) => (
        // A space at each line break, so that it is read as one text.
        <tspan key={row} x={x} dy={place === 0 ? 0 : lineHeight}>
          {place === rows.length - 1 ? row : `${row} `}
        </tspan>
      ))}
    </text>
  ));
}
