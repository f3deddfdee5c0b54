import type { Line } from './drawing.ts';
import { lineHeight } from './layout.ts';

/** Lines of text, each with the classes of the transitions that it stands for. */
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
  return lines.map(({ text, kind, transitions }, index) => (
    <text
      key={`${text} ${transitions.join(' ')}`}
      className={`line ${kind} ${transitions.map(classOf).join(' ')}`}
      x={x}
      y={y + index * lineHeight}
    >
      {text}
    </text>
  ));
}
