import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { flowPage } from '../../devtools/chart/mermaid.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

it.each(shippedMachines.map((machine) => chartOf(machine)))(
  'the page of $id in docs/flows is what the machine says (npm run flows)',
  (chart) => {
    expect(readFileSync(`docs/flows/${chart.id}.md`, 'utf8')).toBe(flowPage(chart));
  },
);

it.each(shippedMachines.map((machine) => chartOf(machine)))(
  'every state of $id has a description in plain words',
  (chart) => {
    expect(
      chart.states.filter((state) => state.description.length < 8).map((state) => state.id),
    ).toEqual([]);
  },
);
