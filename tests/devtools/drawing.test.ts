import { describe, expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import type { Chart } from '../../devtools/chart/chart.ts';
import type { Arrow, Drawing } from '../../devtools/drawing/drawing.ts';
import { layout } from '../../devtools/drawing/layout.ts';
import { foldable, isStaying } from '../../devtools/drawing/visible.ts';
import { codeLabels } from '../../devtools/words/labels.ts';
import { plainLabels, wordsIn } from '../../devtools/words/words.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

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

/** Every way of folding that a person meets: all open, all folded, one step open. */
const foldings = (chart: Chart): [string, string[]][] => [
  ['all open', foldable(chart)],
  ...(foldable(chart).length > 0 ? [['all folded', []] as [string, string[]]] : []),
  ...foldable(chart).map((step): [string, string[]] => [`${step} open`, [step]]),
];

describe.each(shippedMachines.map((machine) => chartOf(machine)))('$id', (chart) => {
  it.each(foldings(chart))('%s: every label stands on its own arrow', async (_, open) => {
    for (const labels of [codeLabels, plainLabels(wordsIn.en), plainLabels(wordsIn.hi)])
      expect(misplaced(await layout(chart, new Set(open), labels))).toEqual([]);
  });

  it('nothing is left out: every transition is at an arrow or in a box', async () => {
    const { arrows, boxes, markers } = await layout(chart, new Set(foldable(chart)));
    const drawn = new Set([
      ...arrows.flatMap(({ transitions }) => transitions),
      ...[...boxes, ...markers].flatMap(({ inside }) => inside.flatMap((line) => line.transitions)),
    ]);
    expect(chart.transitions.filter(({ id }) => !drawn.has(id))).toEqual([]);
    expect(arrows.filter(({ points }) => points.length < 2)).toEqual([]);
    const machineWide = chart.transitions.filter(({ source }) => source === chart.states[0]!.id);
    expect(markers.some(({ kind, owner }) => kind === 'anywhere' && owner === chart.id)).toBe(
      machineWide.some((transition) => !isStaying(transition)) || machineWide.some(isStaying),
    );
  });

  it('every open step begins with a dot that leads to its first state', async () => {
    const { arrows, markers } = await layout(chart, new Set(foldable(chart)));
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
  const { boxes } = await layout(chartOf(booking), new Set());
  const topOf = (path: string) => boxes.find(({ state }) => state.path === path)!.y;
  const steps = ['idle', 'patient', 'lab', 'slot', 'address', 'review', 'payment', 'placed'];
  expect(steps.toSorted((one, other) => topOf(one) - topOf(other))).toEqual(steps);
  expect(new Set(steps.map(topOf)).size).toBe(steps.length);
});
