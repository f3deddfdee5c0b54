import { mkdirSync, writeFileSync } from 'node:fs';
import { chartOf } from '../devtools/chart/chart.ts';
import { flowPage } from '../devtools/chart/mermaid.ts';
import { shippedMachines } from '../machines/shippedMachines.ts';

// Writes docs/flows: one page for each machine that ships, and their list.
mkdirSync('docs/flows', { recursive: true });
const charts = shippedMachines.map((machine) => chartOf(machine));
for (const chart of charts) writeFileSync(`docs/flows/${chart.id}.md`, flowPage(chart));
const rows = charts.map(
  (chart) =>
    `| [${chart.id}](${chart.id}.md) | ${chart.description} | ${chart.states.length - 1} | ${chart.transitions.length} |`,
);
writeFileSync(
  'docs/flows/README.md',
  [
    '# Flows',
    '',
    'Written by `npm run flows` from the machines that ship; `npm test` fails when it is stale.',
    '',
    '| flow | what it does | states | transitions |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n'),
);
