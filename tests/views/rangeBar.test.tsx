// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RangeBar } from '../../web/reports/RangeBar.tsx';
import { TrendLine } from '../../web/reports/TrendLine.tsx';

const measured = {
  __typename: 'ReportValue' as const,
  parameter: 'TSH',
  parameterHindi: null,
  value: 3,
  unit: 'mIU/L',
  low: 0.4,
  high: 4.2,
  flag: 'HIGH' as const,
};

it.each([
  ['each in its place where there is room', 2, ['0.4', '4.2']],
  ['in one text where they would be printed on each other', 120, ['0.4 – 4.2']],
])('the bounds of a range stand %s', (_, value, texts) => {
  const { container } = render(<RangeBar measured={{ ...measured, value }} />);
  const spans = [...container.querySelectorAll('span')];
  expect(spans.map(({ textContent }) => textContent)).toEqual(texts);
});

it('values over time stand from left to right within their drawing, and each as high as it is', () => {
  const points = [4.8, 2, 0.1].map((value, month) => ({
    __typename: 'TrendPoint' as const,
    at: `2026-0${month + 1}-01T02:00:00.000Z`,
    value,
  }));
  const { container } = render(<TrendLine measured={measured} points={points} />);
  const [, , width, height] = container.querySelector('svg')!.getAttribute('viewBox')!.split(' ');
  const drawn = container.querySelector('polyline')!.getAttribute('points')!.split(' ');
  const [x, y] = [0, 1].map((axis) => drawn.map((point) => Number(point.split(',')[axis])));
  const range = container.querySelector('rect')!;
  const [top, tall] = ['y', 'height'].map((name) => Number(range.getAttribute(name)));
  // From the top: the first value, the range with the second one in it, the last value.
  const down = [0, y![0]!, top!, y![1]!, top! + tall!, y![2]!, Number(height)];
  expect(down).toEqual([...down].sort((one, other) => one - other));
  expect(y![2]! - y![0]!).toBeGreaterThan(Number(height) / 2);
  expect([0, ...x!, Number(width)]).toEqual([0, ...x!, Number(width)].sort((a, b) => a - b));
  expect(new Set([...x!, ...down]).size).toBe(x!.length + down.length);
});
