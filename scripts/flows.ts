import { mkdirSync, writeFileSync } from 'node:fs';
import { readArguments, refuseUnknown, refuseUnknownCommit } from './arguments.ts';
import { chartOf } from '../devtools/chart/chart.ts';
import { flowPage } from '../devtools/chart/mermaid.ts';
import { statelyConfig, statelyFile } from '../devtools/chart/stately.ts';
import { shippedMachines } from '../machines/shippedMachines.ts';
import { drawDifferences } from './flows/compare.ts';
import { withDrawing } from './flows/drawings.ts';
import { keepVersion, keepVersionAt } from './flows/keepVersion.ts';
import { print } from './flows/print.ts';

// Writes docs/flows: one page for each machine that ships, their index, and this week's version of
// the flows, with which the flow page compares. --release NAME stores the version of a release,
// --week-of COMMIT that of an earlier week. With --stately, --svg, --png, --pdf (--only NAME: one
// flow) or --diff REF it writes into coverage/ instead.
const usage =
  'flows -- [--svg] [--png] [--pdf] [--only FLOW] [--stately] [--diff COMMIT] [--release NAME] [--week-of COMMIT]';
const { values } = readArguments(usage, {
  options: {
    stately: { type: 'boolean' },
    svg: { type: 'boolean' },
    png: { type: 'boolean' },
    pdf: { type: 'boolean' },
    only: { type: 'string' },
    diff: { type: 'string' },
    release: { type: 'string' },
    'week-of': { type: 'string' },
  },
});
if (values.only !== undefined)
  refuseUnknown(
    'flow',
    [values.only],
    shippedMachines.map(({ id }) => id),
    usage,
  );
for (const commit of [values.diff, values['week-of']]) refuseUnknownCommit(commit, usage);
if (values.stately) writeForStately();
const drawn = shippedMachines.filter(({ id }) => [undefined, id].includes(values.only));
for (const kind of ['svg', 'png', 'pdf'] as const) if (values[kind]) await drawAll(kind);
if (values.diff !== undefined) await drawDifferences(values.diff);
if (values.release !== undefined) keepVersion(values.release);
if (values['week-of'] !== undefined) await keepVersionAt(values['week-of']);
if (Object.keys(values).length === 0) {
  writePages();
  keepVersion();
}

/** Writes files that Stately Studio can import: each machine as one call, and as JSON. */
function writeForStately(): void {
  mkdirSync('coverage/stately', { recursive: true });
  for (const machine of shippedMachines) {
    const path = `coverage/stately/${machine.id}`;
    writeFileSync(`${path}.ts`, statelyFile(machine));
    writeFileSync(`${path}.json`, JSON.stringify(statelyConfig(machine), null, 2));
  }
  console.log(`coverage/stately: ${shippedMachines.length} machines`);
}

async function drawAll(kind: 'svg' | 'png' | 'pdf'): Promise<void> {
  const folder = `coverage/${kind}`;
  mkdirSync(folder, { recursive: true });
  const drawings = await withDrawing((draw) =>
    Promise.all(
      drawn.map(async (machine) => ({
        name: machine.id,
        svg: await draw(chartOf(machine), () => ''),
      })),
    ),
  );
  if (kind === 'svg')
    for (const { name, svg } of drawings) writeFileSync(`${folder}/${name}.svg`, svg);
  else await print(kind, folder, drawings);
  console.log(`${folder}: ${drawings.length} drawings`);
}

function writePages(): void {
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
}
