import { createMachine } from 'xstate';
import { chartOf } from '../chart/chart.ts';
import type { Chart } from '../chart/chart.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

export const charts = shippedMachines.map((machine) => chartOf(machine));

/** Charts that actors sent about themselves, cached by their definition. */
const sent = new Map<string, Chart>();

/** Whether an actor's definition is that of a statechart and not of a service. */
export const isStatechart = (definition: string | undefined) => definition?.includes('"states"');

/** The chart of a machine: the shipped one of that name, else the one that an actor sent. */
export function chartFor(name: string, definition: string | undefined): Chart | undefined {
  const shipped = charts.find((chart) => chart.id === name);
  if (shipped || !definition || !isStatechart(definition)) return shipped;
  const chart =
    sent.get(definition) ??
    chartOf(createMachine(JSON.parse(definition) as Parameters<typeof createMachine>[0]));
  sent.set(definition, chart);
  return chart;
}
