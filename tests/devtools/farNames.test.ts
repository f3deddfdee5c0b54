import { describe, expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { engineHere } from '../../devtools/drawing/engineHere.ts';
import { farNames } from '../../devtools/drawing/farNames.ts';
import type { FarName } from '../../devtools/drawing/farNames.ts';
import { layout } from '../../devtools/drawing/layout.ts';
import { foldable } from '../../devtools/drawing/visible.ts';
import { scaleOfWhole } from '../../devtools/flows/view.ts';
import { plainLabels, wordsIn } from '../../devtools/words/words.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

const overlap = (one: FarName, other: FarName) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each(['en', 'hi'] as const)(
  'the whole booking, all open, seen from afar (%s)',
  (language) => {
    const chart = chartOf(shippedMachines.find(({ id }) => id === 'booking')!);
    const labels = plainLabels(wordsIn[language]);

    it('has the name of every step in letters that can be read, none over another', async () => {
      const drawing = await layout(engineHere, chart, new Set(foldable(chart)), labels);
      for (const frame of [
        { width: 358, height: 591 },
        { width: 736, height: 716 },
        { width: 698, height: 590 },
      ]) {
        const scale = scaleOfWhole(drawing, frame);
        const names = farNames(drawing, scale, labels.state);
        const steps = chart.states.filter(({ parent }) => parent === 'booking');
        const named = new Set(names.map(({ id }) => id));
        expect(steps.filter(({ id }) => !named.has(id)).map(({ path }) => path)).toEqual([]);
        expect(names.filter(({ height }) => (height / 1.3) * scale < 9)).toEqual([]);
        expect(
          names.filter((one, index) => names.slice(index + 1).some((other) => overlap(one, other))),
        ).toEqual([]);
        expect(
          names.filter(
            ({ x, y, width, height }) =>
              x < width / 2 ||
              x + width / 2 > drawing.width ||
              y < 0 ||
              y + height > drawing.height,
          ),
        ).toEqual([]);
      }
    });
  },
);
