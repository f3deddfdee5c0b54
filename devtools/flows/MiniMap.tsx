import type { PointerEvent } from 'react';
import type { Drawing } from '../drawing/drawing.ts';
import type { View } from './view.ts';

interface Props {
  drawing: Drawing;
  /** The visible part. */
  view: View;
  onShow: (part: View) => void;
}

/**
 * A small overview of the drawing with a frame around the visible part; nothing while all of it is
 * visible. A press shows the part under it; for the keyboard there is the chart itself.
 */
export function MiniMap({ drawing, view, onShow }: Props) {
  const { width, height, boxes } = drawing;
  const isWhole =
    view.x <= 0 && view.y <= 0 && view.x + view.width >= width && view.y + view.height >= height;
  if (isWhole) return null;
  const press = (event: PointerEvent<SVGSVGElement>) => {
    const matrix = event.currentTarget.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    onShow({ x, y, width: 0, height: 0 });
  };
  const seen = {
    x: Math.max(0, view.x),
    y: Math.max(0, view.y),
    right: Math.min(width, view.x + view.width),
    bottom: Math.min(height, view.y + view.height),
  };
  return (
    <svg
      className="mini-map"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      onPointerDown={press}
    >
      <rect className="paper" width={width} height={height} />
      {boxes
        .filter(({ depth }) => depth > 0)
        .map(({ state, x, y, width: wide, height: high }) => (
          <rect key={state.id} className="place" x={x} y={y} width={wide} height={high} />
        ))}
      <rect
        className="seen"
        x={seen.x}
        y={seen.y}
        width={Math.max(0, seen.right - seen.x)}
        height={Math.max(0, seen.bottom - seen.y)}
      />
    </svg>
  );
}
