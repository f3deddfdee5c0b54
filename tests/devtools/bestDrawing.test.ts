import { describe, expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { engineHere } from '../../devtools/drawing/engineHere.ts';
import { layout } from '../../devtools/drawing/layout.ts';
import { hasInside, stepOf } from '../../devtools/drawing/nearChart.ts';
import type { Distance } from '../../devtools/drawing/nearChart.ts';
import { foldable } from '../../devtools/drawing/visible.ts';
import { bestOf, labelsFrom } from '../../devtools/flows/bestDrawing.ts';
import { scaleOfWhole } from '../../devtools/flows/view.ts';
import { plainLabels, wordsIn } from '../../devtools/words/words.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

const labels = plainLabels(wordsIn.en);
const chartOfFlow = (flow: string) => chartOf(shippedMachines.find(({ id }) => id === flow)!);

/** What is drawn of a step, or of all steps, in a frame of this size. */
async function drawnIn(flow: string, step: string, distance: Distance, frame: Size) {
  const chart = chartOfFlow(flow);
  const near = distance === 'step' ? stepOf(chart, step) : chart;
  const open = new Set(distance === 'step' ? foldable(near) : []);
  const drawn = [];
  for (const one of labelsFrom(distance, labels))
    drawn.push({ drawing: await layout(engineHere, near, open, one), labels: one });
  return bestOf(drawn, frame)!;
}
interface Size {
  width: number;
  height: number;
}
/** The frame of the chart in a window of 1440 × 900, and of 390 × 844. */
const desk = { width: 860, height: 620 };
const phone = { width: 358, height: 591 };

describe('a step', () => {
  it('is drawn with what happens in words where all of it can be read', async () => {
    const { drawing, labels: used } = await drawnIn('addTest', 'addTest', 'step', desk);
    expect(used.isCounted ?? false).toBe(false);
    expect(drawing.arrows.some(({ label }) => /\p{L}/u.test(wordsOf(label.lines)))).toBe(true);
  });

  it.each([
    ['addTest', 'addTest', phone],
    ['booking', 'payment', phone],
    ['booking', 'payment', desk],
  ])('of %s, %s, that does not fit its window has its ways counted', async (flow, step, frame) => {
    const chart = chartOfFlow(flow);
    const id = chart.states.find(({ path, id: own }) => path === step || own === step)!.id;
    expect(hasInside(chart, id)).toBe(true);
    const { drawing, labels: used } = await drawnIn(flow, id, 'step', frame);
    expect(used.isCounted).toBe(true);
    const said = drawing.arrows
      .filter(({ transitions }) => transitions.length > 0)
      .map(({ transitions, label }) => [transitions.length, countsIn(wordsOf(label.lines))]);
    expect(said.length).toBeGreaterThan(2);
    expect(said.filter(([drawn, counted]) => drawn !== counted)).toEqual([]);
  });
});

it.each([
  [{ width: 358, height: 591 }, 9],
  [{ width: 698, height: 590 }, 9],
])('all steps of the booking are seen at once in %j, with letters of %i px', async (frame, px) => {
  const { drawing } = await drawnIn('booking', 'booking', 'steps', frame);
  expect(scaleOfWhole(drawing, frame) * 16).toBeGreaterThanOrEqual(px);
});

const wordsOf = (lines: readonly { rows: readonly string[] }[]) =>
  lines.flatMap(({ rows }) => rows).join(' ');
/** `2 ↓ 1 ↑` are three ways; words are none. */
const countsIn = (text: string) =>
  /^[\d ↓↑→←]+$/u.test(text)
    ? (text.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0)
    : undefined;
