import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartOf } from '../../devtools/chart/chart.ts';
import { compareCharts } from '../../devtools/chart/compare.ts';
import type { Comparison } from '../../devtools/chart/compare.ts';
import { transitionWords } from '../../devtools/chart/coverage.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';
import { withDrawing } from './drawings.ts';
import { machinesAt } from './machinesAt.ts';

const folder = 'coverage/flows-diff';

/** Draws the differences from another version of the flows, and lists them in words. */
export async function drawDifferences(reference: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const comparisons = (await comparedWith(reference)).filter(
    ({ differences }) => differences.size > 0,
  );
  const words = comparisons.map(inWords);
  if (comparisons.length > 0)
    await withDrawing(async (draw) => {
      for (const { chart, differences } of comparisons)
        writeFileSync(
          join(folder, `${chart.id}.svg`),
          await draw(chart, (id) => differences.get(id) ?? ''),
        );
    });
  const report = `# Flows that differ from ${reference}\n\n${words.join('\n') || 'None.\n'}`;
  writeFileSync(join(folder, 'index.md'), report);
  console.log(report);
}

async function comparedWith(reference: string): Promise<Comparison[]> {
  const before = await machinesAt(reference, (machines) => machines.map((one) => chartOf(one)));
  const after = shippedMachines.map((machine) => chartOf(machine));
  const ids = [...new Set([...after, ...before].map(({ id }) => id))];
  const named = (id: string) => (chart: { id: string }) => chart.id === id;
  return ids.map((id) => compareCharts(before.find(named(id)), after.find(named(id))));
}

/** A drawing's differences as a list: + added, − removed, ~ changed. */
function inWords({ chart, differences }: Comparison): string {
  const sign = { added: '+', removed: '−', changed: '~' };
  const lines = [
    ...chart.states.map(({ id, path }) => ({ id, words: `state ${path || chart.id}` })),
    ...chart.transitions.map((one) => ({ id: one.id, words: transitionWords(chart, one) })),
  ].flatMap(({ id, words }) => {
    const difference = differences.get(id);
    return difference ? [`- ${sign[difference]} ${words}`] : [];
  });
  return [`## ${chart.id}`, '', ...lines, ''].join('\n');
}
