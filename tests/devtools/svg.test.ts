import { expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { renderSvg } from '../../devtools/drawing/renderSvg.tsx';
import { shippedMachines } from '../../machines/shippedMachines.ts';

it.each(shippedMachines.map((machine) => chartOf(machine)))(
  'the drawing of $id as a file can be read by programs that are no browsers, and is whole',
  async (chart) => {
    const svg = await renderSvg(chart, () => '');
    expect(svg).not.toMatch(/var\(|light-dark\(|undefined/);
    const numbers = (text: RegExp) => text.exec(svg)!.slice(1).map(Number);
    const [left, top, width, height] = numbers(/viewBox="(\S+) (\S+) (\S+) ([^"]+)"/);
    const [x, y, wide, high] = numbers(
      /<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/,
    );
    // The outer line is up to 3 pixels thick, half of it outside.
    expect(x! - left!).toBeGreaterThan(1.5);
    expect(y! - top!).toBeGreaterThan(1.5);
    expect(left! + width! - x! - wide!).toBeGreaterThan(1.5);
    expect(top! + height! - y! - high!).toBeGreaterThan(1.5);
  },
);
