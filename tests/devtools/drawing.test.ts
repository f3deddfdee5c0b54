import { beforeAll, describe, expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import type { Chart } from '../../devtools/chart/chart.ts';
import type { Arrow, Drawing, Line } from '../../devtools/drawing/drawing.ts';
import { engineHere } from '../../devtools/drawing/engineHere.ts';
import { layout } from '../../devtools/drawing/layout.ts';
import { foldable, isStaying } from '../../devtools/drawing/visible.ts';
import { codeLabels } from '../../devtools/words/labels.ts';
import { plainLabels, wordsIn } from '../../devtools/words/words.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

/** What a window of 1440 pixels shows of a chart with letters of 9 pixels, in the drawing's own. */
const windowWidth = 1100;

interface Point {
  x: number;
  y: number;
}
type Rectangle = Point & { width: number; height: number };

const middleOf = ({ x, y, width, height }: Rectangle) => ({ x: x + width / 2, y: y + height / 2 });

function toSegment(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy);
}
const toArrow = (point: Point, { points }: Arrow) =>
  Math.min(...points.slice(1).map((to, index) => toSegment(point, points[index]!, to)));

const overlap = (one: Rectangle, other: Rectangle) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The labels that are not nearest to their own arrow, or lie on a box or on another label. */
function misplaced({ arrows, boxes }: Drawing): string[] {
  const labelled = arrows.filter(({ label }) => label.lines.length > 0);
  const closed = boxes.filter(({ isOpen }) => !isOpen);
  return labelled
    .filter((arrow) => {
      const middle = middleOf(arrow.label);
      const own = toArrow(middle, arrow);
      return (
        arrows.some((other) => other !== arrow && toArrow(middle, other) <= own) ||
        labelled.some((other) => other !== arrow && overlap(other.label, arrow.label)) ||
        closed.some((box) => overlap(box, arrow.label))
      );
    })
    .map(({ id }) => id);
}

/** How often an arrow runs across another one. */
function crossings({ arrows }: Drawing): number {
  const pieces = arrows.flatMap(({ id, points }) =>
    points.slice(1).map((to, index) => ({ id, from: points[index]!, to })),
  );
  const side = (from: Point, to: Point, { x, y }: Point) =>
    Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
  const areApart = (one: (typeof pieces)[0], other: (typeof pieces)[0]) =>
    side(one.from, one.to, other.from) * side(one.from, one.to, other.to) >= 0;
  return pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter((other) => one.id !== other.id && !areApart(one, other) && !areApart(other, one)),
  ).length;
}

/** What is said of a drawing, in an arrow's label, a box or 'at any time'. */
const saidIn = ({ arrows, boxes, markers }: Drawing): Line[][] => [
  ...arrows.map(({ label }) => label.lines),
  ...[...boxes, ...markers].map(({ inside }) => inside),
];

/** Conditions that stand twice under one event. */
const saidTwice = (lines: Line[]) =>
  lines.filter(({ kind, rows }, index) => {
    const since = lines.slice(0, index).findLastIndex((line) => line.kind === 'event');
    const before = lines.slice(since + 1, index);
    return kind === 'guard' && before.some((other) => other.rows.join(' ') === rows.join(' '));
  });

/** Every way of folding that a person meets: all open, all folded, one step open. */
function foldings(chart: Chart): [string, string[]][] {
  const steps = foldable(chart);
  return [
    ['all open', steps],
    ...(steps.length > 0 ? [['all folded', []] as [string, string[]]] : []),
    ...(steps.length > 1 ? steps.map((step): [string, string[]] => [`${step} open`, [step]]) : []),
  ];
}

describe.each(shippedMachines.map((machine) => chartOf(machine)))('$id', (chart) => {
  let opened: Drawing;
  beforeAll(async () => {
    opened = await layout(engineHere, chart, new Set(foldable(chart)));
  });

  it.each(foldings(chart))(
    '%s: every label stands on its own arrow, once, and the whole is no tangle',
    async (_, open) => {
      for (const labels of [codeLabels, plainLabels(wordsIn.en), plainLabels(wordsIn.hi)]) {
        const drawing = await layout(engineHere, chart, new Set(open), labels);
        expect(misplaced(drawing)).toEqual([]);
        expect(saidIn(drawing).flatMap(saidTwice)).toEqual([]);
        // The sign of what leaves no state is not broken from its words.
        const rows = saidIn(drawing).flatMap((lines) => lines.flatMap((line) => line.rows));
        expect(rows.filter((row) => !/\p{L}/u.test(row))).toEqual([]);
        expect(crossings(drawing)).toBeLessThanOrEqual(1.25 * drawing.arrows.length);
        expect(drawing.width).toBeLessThan(5 * windowWidth);
      }
    },
  );

  it('nothing is left out: every transition is at an arrow or in a box', () => {
    const { arrows, boxes, markers } = opened;
    const drawn = new Set([
      ...arrows.flatMap(({ transitions }) => transitions),
      ...[...boxes, ...markers].flatMap(({ inside }) => inside.flatMap((line) => line.transitions)),
    ]);
    expect(chart.transitions.filter(({ id }) => !drawn.has(id))).toEqual([]);
    expect(arrows.filter(({ points }) => points.length < 2)).toEqual([]);
    const machineWide = chart.transitions.filter(({ source }) => source === chart.states[0]!.id);
    expect(markers.some(({ kind, owner }) => kind === 'anywhere' && owner === chart.id)).toBe(
      machineWide.some(isStaying),
    );
  });

  it('every open step begins with a dot that leads to its first state', () => {
    const { arrows, markers } = opened;
    const starts = chart.states.filter(({ initial }) => initial);
    expect(
      markers
        .filter(({ kind }) => kind === 'initial')
        .map(({ owner }) => owner)
        .toSorted(),
    ).toEqual(starts.map(({ id }) => id).toSorted());
    expect(arrows.map(({ id }) => id)).toEqual(
      expect.arrayContaining(starts.map(({ id, initial }) => `${id}#initial → ${initial}`)),
    );
  });
});

it("the funnel's steps stand one under the other in their order", async () => {
  const booking = shippedMachines.find(({ id }) => id === 'booking')!;
  const { boxes } = await layout(engineHere, chartOf(booking), new Set());
  const topOf = (path: string) => boxes.find(({ state }) => state.path === path)!.y;
  const steps = ['idle', 'patient', 'lab', 'slot', 'address', 'review', 'payment', 'placed'];
  expect(steps.toSorted((one, other) => topOf(one) - topOf(other))).toEqual(steps);
  expect(new Set(steps.map(topOf)).size).toBe(steps.length);
});
