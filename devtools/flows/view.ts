/** The visible part of a drawing, in the drawing's own pixels. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Pixels around the visible part. */
const margin = 16;
/**
 * The smallest legible scale: the smallest text is 12 px high in the drawing, 16 if ways are
 * counted, and must not be below 9 on the screen.
 */
export const smallestScale = (isCounted = false): number => 9.1 / (isCounted ? 16 : 12);
/** A larger scale would only enlarge the text. */
const largestScale = 1.25;
const whileUnknown: Size = { width: 620, height: 460 };

/** Screen pixels for one pixel of the drawing if all of it is shown. */
export const scaleOfWhole = (drawing: Size, frame: Size = whileUnknown): number =>
  Math.min(
    largestScale,
    frame.width / (drawing.width + 2 * margin),
    frame.height / (drawing.height + 2 * margin),
  );

/** The scale at which a part is legible, however much of it is then visible. */
const scaleFor = (part: Size, frame: Size, smallest: number): number =>
  Math.max(smallest, scaleOfWhole(part, frame));

/** The view of a whole drawing, however small its text becomes. */
export function whole(drawing: Size, frame: Size = whileUnknown): View {
  const scale = scaleOfWhole(drawing, frame);
  const [width, height] = [frame.width / scale, frame.height / scale];
  return { x: (drawing.width - width) / 2, y: (drawing.height - height) / 2, width, height };
}

/**
 * The view of a whole drawing; if that is illegible, as much as fits around its initial marker, or
 * at the middle of its top.
 */
export function readable(
  drawing: Size,
  frame: Size = whileUnknown,
  begins = { x: drawing.width / 2, y: 0 },
  smallest = smallestScale(),
): View {
  const scale = scaleFor(drawing, frame, smallest);
  const [width, height] = [frame.width / scale, frame.height / scale];
  return {
    x: startOf(drawing.width, width, begins.x - width / 2),
    y: startOf(drawing.height, height, begins.y - height / 4),
    width,
    height,
  };
}

/** Where a view of this length starts: centred if all of it fits, else never beyond the ends. */
const startOf = (whole: number, seen: number, wanted: number) =>
  seen >= whole ? (whole - seen) / 2 : Math.min(whole + margin - seen, Math.max(-margin, wanted));

/** The view with a part of the drawing in the centre; of a part that is too large, its top. */
export function around(part: View, frame: Size = whileUnknown): View {
  const view = readable(part, frame);
  return { ...view, x: view.x + part.x, y: view.y + part.y };
}

/** Zooms about a point of the frame (0 to 1 in each direction); a factor above 1 shows more. */
export function zoomed(view: View, factor: number, at = { x: 0.5, y: 0.5 }): View {
  return {
    x: view.x + view.width * (1 - factor) * at.x,
    y: view.y + view.height * (1 - factor) * at.y,
    width: view.width * factor,
    height: view.height * factor,
  };
}
