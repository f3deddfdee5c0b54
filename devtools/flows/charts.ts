import { createMachine } from 'xstate';
import { chartOf } from '../chart/chart.ts';
import type { Chart } from '../chart/chart.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

/** The charts of the machines that ship. */
export const charts = shippedMachines.map((machine) => chartOf(machine));

/** The charts that actors sent of themselves, by their definition: the same one each time. */
const sent = new Map<string, Chart>();

/** Whether an actor's definition is a statechart's, not a service's. */
export const isStatechart = (definition: string | undefined) => definition?.includes('"states"');

/** The chart of a machine: the shipped one of that name, else what an actor sent of itself. */
export function chartFor(name: string, definition: string | undefined): Chart | undefined {
  const shipped = charts.find((chart) => chart.id === name);
  if (shipped || !definition || !isStatechart(definition)) return shipped;
  const chart =
    sent.get(definition) ??
    chartOf(createMachine(JSON.parse(definition) as Parameters<typeof createMachine>[0]));
  sent.set(definition, chart);
  return chart;
}
