import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { chartOf } from '../devtools/chart/chart.ts';
import { coverageOf, talliesOf } from '../devtools/chart/coverage.ts';
import type { Tally } from '../devtools/chart/coverage.ts';
import type { WalkedStep } from '../devtools/chart/walkedStep.ts';
import { shippedMachines } from '../machines/shippedMachines.ts';
import { browserRuns, browserTurn, machineRuns } from '../tests/models/runs.ts';
import { shortfalls } from '../devtools/coverage/thresholds.ts';

// Reads the recorded walks of the test runs, prints the figures, writes coverage/flows/index.html,
// and fails below the thresholds.
const stepsIn = (folder: string): WalkedStep[] =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap(
    (file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as WalkedStep[],
  );

/** The rotation turn of a browser run that skipped tests; undefined after a complete one. */
function turnInBrowser(): number | undefined {
  if (!existsSync(browserTurn)) return undefined;
  const { turn } = JSON.parse(readFileSync(browserTurn, 'utf8')) as { turn: number | 'all' };
  return turn === 'all' ? undefined : turn;
}

const byMachine = stepsIn(machineRuns);
const byBrowser = stepsIn(browserRuns);
if (byMachine.length === 0) {
  console.error('No test has run yet: npm run test:model');
  process.exit(1);
}
const charts = shippedMachines.map((machine) => chartOf(machine));
const reports = charts.map((chart) => ({
  machine: coverageOf(chart, byMachine),
  browser: coverageOf(chart, byBrowser),
}));

const share = ({ walked, all }: Tally) => (all === 0 ? '–' : `${walked}/${all}`);
console.table(
  Object.fromEntries(
    reports.map(({ machine, browser }) => {
      const [alone, seen] = [talliesOf(machine), talliesOf(browser)];
      return [
        machine.chart.id,
        {
          states: share(alone.states),
          transitions: share(alone.transitions),
          guards: share(alone.guards),
          delays: share(alone.delays),
          services: share(alone.services),
          'browser states': share(seen.states),
          'browser transitions': share(seen.transitions),
        },
      ];
    }),
  ),
);

// The drawing uses the flow page's own modules, so vite loads them; its build settings would bundle
// too much for that.
const vite = await createServer({
  configFile: false,
  root: 'devtools',
  plugins: [react()],
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
});
try {
  const { renderCoverage } = (await vite.ssrLoadModule(
    '/coverage/renderCoverage.tsx',
  )) as typeof import('../devtools/coverage/renderCoverage.tsx');
  mkdirSync('coverage/flows', { recursive: true });
  writeFileSync(
    'coverage/flows/index.html',
    await renderCoverage(reports, new Date().toISOString().slice(0, 16).replace('T', ' ')),
  );
  console.log('coverage/flows/index.html');
} finally {
  await vite.close();
}

const turn = turnInBrowser();
if (turn !== undefined)
  console.log(
    `Turn ${turn} left tests in the browser out: only the runs of the machines alone are held to their thresholds. ROTATION=all runs every test.`,
  );
const missing = reports.flatMap(({ machine, browser }) =>
  shortfalls(machine, turn === undefined ? browser : null),
);
for (const line of missing) console.error(line);
process.exit(missing.length === 0 ? 0 : 1);
