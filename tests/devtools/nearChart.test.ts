import { describe, expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import type { Chart } from '../../devtools/chart/chart.ts';
import { aroundState } from '../../devtools/drawing/aroundState.ts';
import type { Drawing } from '../../devtools/drawing/drawing.ts';
import { scaleOfWhole, smallestScale } from '../../devtools/flows/view.ts';
import { plainLabels, wordsIn } from '../../devtools/words/words.ts';
import { hasInside, stateOf, stepOf } from '../../devtools/drawing/nearChart.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

const charts = shippedMachines.map((machine) => chartOf(machine));
/** The ids that some states or transitions lack. */
const lackingIn = (some: readonly { id: string }[], wanted: Set<string>) => {
  const ids = idsOf(some);
  return [...wanted].filter((id) => !ids.has(id));
};
const idsOf = (all: readonly { id: string }[]) => new Set(all.map(({ id }) => id));

/** The frame of the chart in windows, and how high the smallest letters of any state are there at least. */
const windows = [
  [{ width: 358, height: 591 }, 5.5],
  [{ width: 736, height: 716 }, 6.5],
  [{ width: 698, height: 621 }, 6.5],
] as const;
const letters = 12;

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}
const isWithin = (part: Part, whole: Part) =>
  part.x >= whole.x &&
  part.y >= whole.y &&
  part.x + part.width <= whole.x + whole.width &&
  part.y + part.height <= whole.y + whole.height;
const overlap = (one: Part, other: Part) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
/** Whether a point lies on the edge of a box. */
const isAt = ({ x, y }: { x: number; y: number }, box: Part) =>
  isWithin({ x, y, width: 0, height: 0 }, box);

/** What a chart names and does not have. */
function missingIn({ states, transitions }: Chart): string[] {
  const ids = idsOf(states);
  const named = [
    ...states.flatMap(({ parent, initial }) => [parent ?? [], initial ?? []].flat()),
    ...transitions.flatMap(({ source, targets }) => [source, ...targets]),
  ];
  return named.filter((id) => !ids.has(id));
}

describe.each(charts)('$id, seen near', (chart) => {
  it('has each state with all that happens in it and all that leads to it', () => {
    for (const state of chart.states.filter(({ id }) => !hasInside(chart, id))) {
      const near = stateOf(chart, state.id);
      expect(missingIn(near)).toEqual([]);
      expect(near.states.map(({ id }) => id)).toContain(state.id);
      const own = chart.transitions.filter(
        ({ source, targets }) => source === state.id || targets.includes(state.id),
      );
      expect(lackingIn(near.transitions, idsOf(own))).toEqual([]);
    }
  });

  it.each(['en', 'hi'] as const)(
    'each state in rows has its arrows to boxes of their own, and can be read in a window (%s)',
    (language) => {
      const labels = plainLabels(wordsIn[language]);
      for (const { id } of chart.states.filter(
        (state) => state.parent && !hasInside(chart, state.id),
      ))
        for (const [frame, least] of windows) {
          const near = stateOf(chart, id);
          const scaleOf = (drawing: Drawing) => scaleOfWhole(drawing, frame);
          const drawing = aroundState(near, id, labels, scaleOf, smallestScale());
          const [root, ...boxes] = drawing.boxes;
          expect(scaleOf(drawing) * letters).toBeGreaterThan(least);
          expect(new Set(boxes.map(({ state }) => state.id)).size).toBe(boxes.length);
          const drawn = drawing.arrows.flatMap(({ transitions }) => transitions);
          const staying = boxes.flatMap(({ inside }) => inside.flatMap((line) => line.transitions));
          expect(
            lackingIn(
              [...drawn, ...staying].map((one) => ({ id: one })),
              idsOf(near.transitions),
            ),
          ).toEqual([]);
          const parts = [...boxes, ...drawing.arrows.map(({ label }) => label)];
          expect(parts.filter((part) => !isWithin(part, root!))).toEqual([]);
          expect(
            parts.filter((part, index) =>
              parts.slice(index + 1).some((other) => overlap(part, other)),
            ),
          ).toEqual([]);
          for (const { points, label } of drawing.arrows) {
            const other = boxes.filter(({ state }) => state.id !== id);
            const [from, to] = [points[0]!, points.at(-1)!];
            expect(other.filter((box) => isAt(from, box) || isAt(to, box))).toHaveLength(1);
            expect(
              isAt(
                from,
                boxes.find(({ state }) => state.id === id)!,
              ) ||
                isAt(
                  to,
                  boxes.find(({ state }) => state.id === id)!,
                ),
            ).toBe(true);
            // The words stand on their own arrow.
            const level = label.y + label.height / 2;
            expect(points.filter(({ y }) => y === level)).toHaveLength(2);
          }
        }
    },
  );

  it('has each step with all of its states and every way in and out', () => {
    for (const step of chart.states.filter(({ id }) => hasInside(chart, id))) {
      const near = stepOf(chart, step.id);
      expect(missingIn(near)).toEqual([]);
      const inside = idsOf(
        chart.states.filter(({ id, path }) => id === step.id || path.startsWith(`${step.path}.`)),
      );
      expect(lackingIn(near.states, inside)).toEqual([]);
      const own = chart.transitions.filter(({ source }) => inside.has(source));
      expect(lackingIn(near.transitions, idsOf(own))).toEqual([]);
      // Of what is outside only one box each is drawn.
      const outside = near.states.filter(({ id }) => !inside.has(id));
      expect(outside.length).toBeLessThan(chart.states.length - inside.size + 1);
    }
  });
});
