import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import type { Drawing } from '../drawing/drawing.ts';
import { around, readable, smallestScale, whole, zoomed } from './view.ts';
import type { View } from './view.ts';

/** The factor of zooming with + or -, and the distance of an arrow key. */
const step = 1.25;
const stride = 0.1;
/** Pixels that a press may move before it counts as a drag. */
const slack = 4;
const moves: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The visible part of a drawing: drag to pan, wheel to zoom, arrows, plus and minus on the
 * keyboard; `begin` shows as much of it as is legible, `fit` all of it. `onByHand` is called when
 * the viewer moves it. `movesByTouch`: a finger moves the drawing instead of scrolling the page.
 */
export function usePanZoom(
  frame: RefObject<SVGSVGElement | null>,
  onByHand: () => void,
  movesByTouch: boolean,
) {
  const [view, setView] = useState<View>({ x: 0, y: 0, width: 100, height: 100 });
  const [grip, setGrip] = useState<{ x: number; y: number }>();
  const wasDragged = useRef(false);

  useEffect(() => {
    const svg = frame.current;
    if (!svg) return undefined;
    // React's wheel listeners are passive, and zooming must not scroll the page.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const bounds = svg.getBoundingClientRect();
      const at = {
        x: (event.clientX - bounds.left) / bounds.width,
        y: (event.clientY - bounds.top) / bounds.height,
      };
      onByHand();
      setView((old) => zoomed(old, event.deltaY > 0 ? 1.12 : 1 / 1.12, at));
    };
    svg.addEventListener('wheel', onWheel, { passive: false });
    return () => svg.removeEventListener('wheel', onWheel);
  });

  /** Shows a drawing as a whole, or, if that is illegible, where it begins. */
  const begin = useCallback(
    (drawing: Drawing, isCounted = false) => {
      const begins = beginningOf(drawing);
      setView(readable(drawing, boundsOf(frame), begins, smallestScale(isCounted)));
    },
    [frame],
  );
  /** Shows all of a drawing of this size. */
  const fit = useCallback(
    (width: number, height: number) => {
      setView(whole({ width, height }, boundsOf(frame)));
    },
    [frame],
  );
  /** Centres one part of the drawing, as large as is legible. */
  const show = useCallback(
    (part: View) => {
      setView(around(part, boundsOf(frame)));
    },
    [frame],
  );
  /** Zooms about the centre; a factor above 1 shows more. */
  const zoom = useCallback((factor: number) => setView((old) => zoomed(old, factor)), []);

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    if (!grip || Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < slack) return;
    onByHand();
    wasDragged.current = true;
    const bounds = event.currentTarget.getBoundingClientRect();
    const scale = Math.max(view.width / bounds.width, view.height / bounds.height);
    setView({
      ...view,
      x: view.x - (event.clientX - grip.x) * scale,
      y: view.y - (event.clientY - grip.y) * scale,
    });
    setGrip({ x: event.clientX, y: event.clientY });
  };
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const factor = { '+': 1 / step, '=': 1 / step, '-': step }[event.key];
    const move = moves[event.key];
    if (factor) zoom(factor);
    else if (move)
      setView((old) => ({
        ...old,
        x: old.x + move[0] * old.width * stride,
        y: old.y + move[1] * old.height * stride,
      }));
    else return;
    onByHand();
    event.preventDefault();
  };
  const handlers = {
    onKeyDown,
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      wasDragged.current = false;
      if (event.pointerType === 'touch' && !movesByTouch) return;
      setGrip({ x: event.clientX, y: event.clientY });
    },
    // The click at the end of a drag must not reach what is under it.
    onClickCapture: (event: MouseEvent) => {
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
    onPointerMove,
    onPointerUp: () => setGrip(undefined),
    onPointerCancel: () => setGrip(undefined),
    onPointerLeave: () => setGrip(undefined),
  };
  const viewBox = `${view.x} ${view.y} ${view.width} ${view.height}`;
  /** Whether any of a part's top edge is visible. */
  const shows = ({ x, y, width }: View) =>
    x + width > view.x && x < view.x + view.width && y >= view.y && y < view.y + view.height;
  return { view, viewBox, begin, fit, show, shows, zoom, handlers };
}

/** The start of the machine: its first marker. */
const beginningOf = ({ markers, boxes }: Drawing) =>
  markers.find(({ kind, owner }) => kind === 'initial' && owner === boxes[0]?.state.id);

const boundsOf = ({ current }: RefObject<Element | null>) => current?.getBoundingClientRect();
