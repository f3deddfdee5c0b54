import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chartOf } from '../../devtools/chart/chart.ts';
import { compareCharts } from '../../devtools/chart/compare.ts';
import type { Comparison } from '../../devtools/chart/compare.ts';
import { transitionWords } from '../../devtools/chart/coverage.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';
import { withDrawing } from './drawings.ts';

const folder = 'coverage/flows-diff';

/** Draws what differs from another version of the flows, and says it in words. */
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
  const before = await chartsAt(reference);
  const after = shippedMachines.map((machine) => chartOf(machine));
  const ids = [...new Set([...after, ...before].map(({ id }) => id))];
  const named = (id: string) => (chart: { id: string }) => chart.id === id;
  return ids.map((id) => compareCharts(before.find(named(id)), after.find(named(id))));
}

/** The charts of a commit: its machines are read beside ours, where they find their packages. */
async function chartsAt(reference: string) {
  const place = resolve(folder, 'before');
  mkdirSync(place, { recursive: true });
  const archive = execFileSync('git', ['archive', reference, 'machines'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  execFileSync('tar', ['-x', '-C', place], { input: archive });
  // Mirrors of the schema are types, but for the names of reasons.
  cpSync('machines/generated', join(place, 'machines/generated'), { recursive: true });
  const file = pathToFileURL(join(place, 'machines/shippedMachines.ts')).href;
  const { shippedMachines: machines } = (await import(
    file
  )) as typeof import('../../machines/shippedMachines.ts');
  const charts = machines.map((machine) => chartOf(machine));
  rmSync(place, { recursive: true, force: true });
  return charts;
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
