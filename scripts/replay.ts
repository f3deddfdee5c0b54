import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { dotted } from '../machines/dotted.ts';
import type { ProblemReport } from '../machines/report/problemReport.ts';
import { replayActor } from '../devtools/replay/replayReport.ts';
import { shippedMachines } from '../machines/shippedMachines.ts';
import { showReplay } from './showReplay.ts';

// Reproduces a problem report: on the machines, then step by step in a browser; with --as-test, as
// a test that fails until the expectation is filled in.
const [file, ...options] = process.argv.slice(2);
// npm keeps options for itself unless they stand behind a --, and tells of them in the environment.
const wants = (option: string) =>
  options.includes(`--${option}`) || Boolean(process.env[`npm_config_${option.replace('-', '_')}`]);
if (!file) throw new Error('Say which report: npm run replay FILE [--as-test] [--headed]');
const report = JSON.parse(readFileSync(file, 'utf8')) as ProblemReport;
if (report.kind !== 'assay.problem') throw new Error(`${file} is no problem report`);
console.log(
  `Reported by version ${report.version} at ${report.at}, on ${report.path}: ${report.events.length} events`,
);
const machineOf = (id: string) => shippedMachines.find((machine) => machine.id === id)!;

const violations = report.actors
  .map((actor) => replayActor(machineOf(actor.machine), report, actor).violation)
  .filter((violation) => violation !== null);
console.log(
  violations.length === 0
    ? 'The machines of today go the same way.'
    : `The machines of today go another way:\n${violations.join('\n')}`,
);

if (wants('as-test')) writeTest();
else await showReplay(report, wants('headed'));

function writeTest(): void {
  const name = basename(file!, '.json');
  const last =
    report.actors.find(({ id }) => id === report.events.at(-1)?.actor) ?? report.actors[0]!;
  const ended = dotted(last.end.value);
  mkdirSync('tests/replays', { recursive: true });
  if (resolve(file!) !== resolve(`tests/replays/${name}.json`))
    copyFileSync(file!, `tests/replays/${name}.json`);
  writeFileSync(
    `tests/replays/${name}.test.ts`,
    [
      "import { readFileSync } from 'node:fs';",
      "import { expect, it } from 'vitest';",
      "import { dotted } from '../../machines/dotted.ts';",
      "import type { ProblemReport } from '../../machines/report/problemReport.ts';",
      "import { replayActor } from '../../devtools/replay/replayReport.ts';",
      "import { shippedMachines } from '../../machines/shippedMachines.ts';",
      '',
      `const report = JSON.parse(readFileSync('tests/replays/${name}.json', 'utf8')) as ProblemReport;`,
      `const actor = report.actors.find(({ id }) => id === '${last.id}')!;`,
      '',
      `it('${last.machine} does not end in ${ended} (reported ${report.at.slice(0, 10)}, version ${report.version})', () => {`,
      '  const { end } = replayActor(shippedMachines.find(({ id }) => id === actor.machine)!, report, actor);',
      '  // Put the state here that was expected: until the flow leads there, this fails.',
      `  expect(dotted(end.value)).not.toBe('${ended}');`,
      '});',
      '',
    ].join('\n'),
  );
  console.log(
    `tests/replays/${name}.test.ts fails now; write the expected state into it, then mend the flow.`,
  );
}
