/** The part of a drawing that is seen, in the drawing's own pixels. */
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

/** Pixels around what is shown. */
const margin = 16;
/**
 * How small a drawing may be: its smallest letters are 12 px high, 16 where ways are counted; on the
 * screen they are never smaller than 9.
 */
export const smallestScale = (isCounted = false): number => 9.1 / (isCounted ? 16 : 12);
/** Larger than drawn would only be larger letters. */
const largestScale = 1.25;
const whileUnknown: Size = { width: 620, height: 460 };

/** How many of the screen's pixels one of the drawing's gets where all of it is seen. */
export const scaleOfWhole = (drawing: Size, frame: Size = whileUnknown): number =>
  Math.min(
    largestScale,
    frame.width / (drawing.width + 2 * margin),
    frame.height / (drawing.height + 2 * margin),
  );

/** The same where the part is to be read, however much of it is seen. */
const scaleFor = (part: Size, frame: Size, smallest: number): number =>
  Math.max(smallest, scaleOfWhole(part, frame));

/** The view of a whole drawing, however small its letters become. */
export function whole(drawing: Size, frame: Size = whileUnknown): View {
  const scale = scaleOfWhole(drawing, frame);
  const [width, height] = [frame.width / scale, frame.height / scale];
  return { x: (drawing.width - width) / 2, y: (drawing.height - height) / 2, width, height };
}

/**
 * The view of a whole drawing; of one that would be too small to read, as much as there is room for
 * about the point where it begins, or else the middle of its top.
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

/** Where a view of this length begins: about the middle of what fits, never beyond what does not. */
const startOf = (whole: number, seen: number, wanted: number) =>
  seen >= whole ? (whole - seen) / 2 : Math.min(whole + margin - seen, Math.max(-margin, wanted));

/** The view with a part of the drawing in its middle; of a part that is too large, its top. */
export function around(part: View, frame: Size = whileUnknown): View {
  const view = readable(part, frame);
  return { ...view, x: view.x + part.x, y: view.y + part.y };
}

/** Zoomed about a point of the frame (0 to 1 each way); a factor above 1 shows more. */
export function zoomed(view: View, factor: number, at = { x: 0.5, y: 0.5 }): View {
  return {
    x: view.x + view.width * (1 - factor) * at.x,
    y: view.y + view.height * (1 - factor) * at.y,
    width: view.width * factor,
    height: view.height * factor,
  };
}
