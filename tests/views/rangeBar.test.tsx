// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RangeBar } from '../../web/reports/RangeBar.tsx';

it.each([
  ['each in its place where there is room', 2, ['0.4', '4.2']],
  ['in one text where they would be printed on each other', 120, ['0.4 – 4.2']],
])('the bounds of a range stand %s', (_, value, texts) => {
  const measured = {
    __typename: 'ReportValue' as const,
    parameter: 'TSH',
    parameterHindi: null,
    value,
    unit: 'mIU/L',
  };
  const { container } = render(
    <RangeBar measured={{ ...measured, low: 0.4, high: 4.2, flag: 'HIGH' }} />,
  );
  const spans = [...container.querySelectorAll('span')];
  expect(spans.map(({ textContent }) => textContent)).toEqual(texts);
});
