import type { Box, Drawing } from './drawing.ts';

/** Size of the text over a drawing whose own is too small, in screen pixels. */
const letters = 10;

/** A name drawn over a box; x is its centre, in the drawing's own pixels. */
export interface FarName {
  id: string;
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The names for a small drawing, as on a map: those of the steps, and further ones where there is
 * room, without overlaps. `scale`: screen pixels for one pixel of the drawing.
 */
export function farNames(
  { width, height, boxes }: Drawing,
  scale: number,
  nameOf: (id: string) => string,
): FarName[] {
  const size = letters / scale;
  const placed: FarName[] = [];
  const isFree = (one: FarName) => placed.every((other) => !overlap(one, other));
  const nested = boxes
    .filter(({ depth }) => depth > 0)
    .toSorted(
      (one, other) =>
        one.depth - other.depth || other.width * other.height - one.width * one.height,
    );
  for (const box of nested) {
    const text = nameOf(box.state.id);
    const own = { width: text.length * 0.62 * size + size, height: 1.3 * size };
    // A step is always named; its inner states only if their names fit their own boxes.
    const isNamed = box.depth === 1 ? own.width <= width : own.width <= box.width;
    if (!isNamed) continue;
    const within = (x: number, y: number): FarName => ({
      id: box.state.id,
      text,
      ...own,
      x: between(own.width / 2, x, width - own.width / 2),
      y: between(0, y, height - own.height),
    });
    const found = rowsAt(box, own.height)
      .flatMap((y) => columnsAt(box, own.width).map((x) => within(x, y)))
      .find(isFree);
    if (found) placed.push(found);
  }
  return placed;
}

/** Possible positions of a name: inside its box, at the top of an open one, else beside it. */
const rowsAt = (box: Box, height: number): number[] => {
  const shares = box.isOpen === true ? [0, 0.25, 0.5, 0.75] : [0.5];
  const inside = shares.map((share) => box.y + share * (box.height - height));
  return [...inside, box.y - height, box.y + box.height];
};
/** Centred, aligned left, aligned right. */
const columnsAt = (box: Box, width: number): number[] => [
  box.x + box.width / 2,
  box.x + width / 2,
  box.x + box.width - width / 2,
];

const between = (least: number, wanted: number, most: number) =>
  Math.max(least, Math.min(wanted, most));

const overlap = (one: FarName, other: FarName) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
