import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { dotted } from '../machines/dotted.ts';
import type { ProblemReport } from '../machines/report/problemReport.ts';
import { replayActor } from '../devtools/replay/replayReport.ts';
import { shippedMachines } from '../machines/shippedMachines.ts';
import { readArguments, refuse } from './arguments.ts';
import { ensureBrowser, ensureBuilt } from './programs.ts';

// Reproduces a problem report: on the machines, then step by step in a browser; with --as-test, as
// a test that fails until the expectation is filled in.
const usage = 'replay FILE [--as-test] [--headed]';
const {
  values,
  positionals: [file, ...others],
} = readArguments(usage, {
  allowPositionals: true,
  options: { 'as-test': { type: 'boolean' }, headed: { type: 'boolean' } },
});
if (file === undefined) refuse('A report to go through is missing.', usage);
if (others.length > 0)
  refuse(`Only one report is gone through, not '${others[0]}' as well.`, usage);
if (!existsSync(file)) refuse(`There is no file '${file}'.`, usage);
const report = readReport(file);
// npm takes options that are not after a --, and passes them in the environment.
const wants = (option: keyof typeof values) =>
  values[option] ?? Boolean(process.env[`npm_config_${option.replace('-', '_')}`]);
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
else {
  ensureBuilt();
  ensureBrowser();
  const { showReplay } = await import('./showReplay.ts');
  await showReplay(report, wants('headed'));
}

function readReport(path: string): ProblemReport {
  try {
    const read = JSON.parse(readFileSync(path, 'utf8')) as ProblemReport | null;
    if (read?.kind === 'assay.problem') return read;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return refuse(`'${path}' is no problem report.`, usage);
}

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
