import { useCallback, useEffect, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';

interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

const margin = 24;
/** How much a press of + or - zooms, and how far an arrow key goes. */
const step = 1.25;
const stride = 0.1;
/** How much of a drawing is shown at least: less would only be larger letters. */
const readable = { width: 620, height: 460 };

/** Pan by dragging, zoom by the wheel; `fit` shows the whole drawing. */
export function usePanZoom(frame: RefObject<SVGSVGElement | null>) {
  const [view, setView] = useState<View>({ x: 0, y: 0, width: 100, height: 100 });
  const [grip, setGrip] = useState<{ x: number; y: number }>();
  const fit = useCallback(
    (width: number, height: number) =>
      setView({ x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin }),
    [],
  );

  useEffect(() => {
    const svg = frame.current;
    if (!svg) return undefined;
    // React listens to wheel passively, and a page that scrolls away under the drawing is no zoom.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const bounds = svg.getBoundingClientRect();
      const factor = event.deltaY > 0 ? 1.12 : 1 / 1.12;
      setView((old) => {
        const px = old.x + ((event.clientX - bounds.left) / bounds.width) * old.width;
        const py = old.y + ((event.clientY - bounds.top) / bounds.height) * old.height;
        return {
          x: px - (px - old.x) * factor,
          y: py - (py - old.y) * factor,
          width: old.width * factor,
          height: old.height * factor,
        };
      });
    };
    svg.addEventListener('wheel', onWheel, { passive: false });
    return () => svg.removeEventListener('wheel', onWheel);
  });

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    if (!grip) return;
    const bounds = event.currentTarget.getBoundingClientRect();
    const scale = Math.max(view.width / bounds.width, view.height / bounds.height);
    setView({
      ...view,
      x: view.x - (event.clientX - grip.x) * scale,
      y: view.y - (event.clientY - grip.y) * scale,
    });
    setGrip({ x: event.clientX, y: event.clientY });
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) =>
      setGrip({ x: event.clientX, y: event.clientY }),
    onPointerMove,
    onPointerUp: () => setGrip(undefined),
    onPointerLeave: () => setGrip(undefined),
  };
  /** Shows one part of the drawing, as large as it is readable. */
  const show = useCallback(
    (part: View) =>
      setView(() => {
        const width = Math.max(part.width + 2 * margin, readable.width);
        const height = Math.max(part.height + 2 * margin, readable.height);
        return {
          x: part.x + part.width / 2 - width / 2,
          y: part.y + part.height / 2 - height / 2,
          width,
          height,
        };
      }),
    [],
  );
  /** Zooms about the middle; more than 1 shows more. */
  const zoom = useCallback(
    (factor: number) =>
      setView((old) => ({
        x: old.x + (old.width * (1 - factor)) / 2,
        y: old.y + (old.height * (1 - factor)) / 2,
        width: old.width * factor,
        height: old.height * factor,
      })),
    [],
  );
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const [dx, dy] = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    }[event.key] ?? [0, 0];
    const factor = { '+': 1 / step, '=': 1 / step, '-': step }[event.key];
    if (factor) zoom(factor);
    else if (dx || dy)
      setView((old) => ({
        ...old,
        x: old.x + dx! * old.width * stride,
        y: old.y + dy! * old.height * stride,
      }));
    else return;
    event.preventDefault();
  };
  return {
    zoom,
    show,
    onKeyDown,
    viewBox: `${view.x} ${view.y} ${view.width} ${view.height}`,
    fit,
    handlers,
  };
}
