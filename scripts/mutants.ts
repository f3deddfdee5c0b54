import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { readClauses } from '../tests/docs/support/clauses.ts';
import { areaOf, areas } from '../tests/mutants/areas.ts';
import { isCounted, keyOfResult } from '../tests/mutants/chosen.ts';
import { placesOf } from '../tests/mutants/places.ts';
import { isLeft, ratioOf, readEquivalent, reportOf, resultsOf } from '../tests/mutants/results.ts';
import type { Results } from '../tests/mutants/results.ts';
import { tryInBrowser, tryWithUnitTests } from '../tests/mutants/stryker.ts';
import { tryClauses } from '../tests/mutants/tryClauses.ts';
import {
  numberOf,
  readArguments,
  refuse,
  refuseUnknown,
  refuseUnknownCommit,
} from './arguments.ts';

// Makes small changes to the code and counts those that a test notices. Writes coverage/mutants.
const usage =
  'mutants -- [areas…] [files…] [--changed COMMIT] [--shard 2/5] [--sample 12] [--quick] [--browser] [--tests FILES] [--stories FILES] [--concurrency 2] [--least 90], or: mutants -- --clauses all';
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    // Only files that differ from this commit.
    changed: { type: 'string' },
    // Only these test files, separated by commas.
    tests: { type: 'string' },
    // Only these browser test files, separated by commas.
    stories: { type: 'string' },
    // Every nth file, as '2/5', to divide the nightly run into five jobs.
    shard: { type: 'string' },
    // This many of a thousand changes, the same ones in each run, so that an area takes about an
    // hour. '12-18': those after the first twelve, which no test has been written for yet.
    sample: { type: 'string' },
    // Leaves out changes to code that runs while a module is loaded, as each would run every test
    // of its area.
    quick: { type: 'boolean', default: false },
    // Also tries changes that unit tests do not notice in the browser tests; two hours for all of
    // them.
    browser: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '2' },
    // Breaks these clauses of docs/specification.md instead, separated by commas, or 'all'.
    clauses: { type: 'string' },
    // Fails below this percentage.
    least: { type: 'string', default: '0' },
  },
});

const concurrency = numberOf('concurrency', values.concurrency, usage);
const least = numberOf('least', values.least, usage, 0);
if (values.shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard))
  refuse(`--shard takes a part of a whole such as 2/5, not '${values.shard}'.`, usage);
if (values.sample !== undefined && !/^\d+(-\d+)?$/.test(values.sample))
  refuse(`--sample takes a number such as 12, or 12-18, not '${values.sample}'.`, usage);
for (const option of ['tests', 'stories'] as const)
  for (const file of values[option]?.split(',') ?? [])
    if (!existsSync(file)) refuse(`There is no file '${file}'.`, usage);
refuseUnknownCommit(values.changed, usage);
if (values.clauses !== undefined) breakClauses(values.clauses);

const named = positionals.filter((one) => one in areas);
const files = positionals.filter((one) => !(one in areas));
const stray = files.find((file) => areaOf(file) === undefined);
if (stray !== undefined)
  refuse(`'${stray}' is no area and in none: ${Object.keys(areas).join(', ')}.`, usage);
const changed = values.changed === undefined ? undefined : changedSince(values.changed);

const results: Record<string, Results> = {};
for (const area of Object.keys(areas)) {
  if (named.length > 0 && !named.includes(area)) continue;
  const wanted = filesOf(area);
  if (wanted.length > 0) results[area] = await tryOut(area, wanted);
}

mkdirSync('coverage/mutants', { recursive: true });
const report = reportOf(results);
writeFileSync('coverage/mutants/index.md', report);
writeFileSync('coverage/mutants/index.json', JSON.stringify(results, null, 2));
console.log(report);
const low = Object.entries(results).filter(([, one]) => 100 * ratioOf(one) < least);
for (const [area] of low) console.error(`${area} is below ${least}%`);
process.exit(low.length === 0 ? 0 : 1);

/** Reports for each clause whether a test notices that it is broken, and exits. */
function breakClauses(named: string): never {
  const ids = named === 'all' ? [] : named.split(',');
  refuseUnknown(
    'clause',
    ids,
    readClauses().map(({ id }) => id),
    usage,
  );
  const left: string[] = [];
  tryClauses(ids, ({ clause, outcome }) => {
    console.log(`clause ${clause}: ${outcome}`);
    if (outcome !== 'noticed') left.push(`${clause} ${outcome}`);
  });
  console.log(left.length === 0 ? 'Each was noticed.' : `Not noticed: ${left.join(', ')}`);
  process.exit(left.length === 0 ? 0 : 1);
}

/** The files of an area that are to be changed. */
function filesOf(area: string): string[] {
  if (files.length > 0) return files.filter((file) => areaOf(file) === area);
  const inArea = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => areaOf(file) === area && (changed === undefined || changed.has(file)));
  if (values.shard === undefined) return inArea;
  const [mine = 1, all = 1] = values.shard.split('/').map(Number);
  return inArea.filter((_, index) => index % all === mine - 1);
}

function changedSince(reference: string): Set<string> {
  const names = execFileSync('git', ['diff', '--name-only', '--diff-filter=d', reference], {
    encoding: 'utf8',
  });
  return new Set(names.split('\n').filter(Boolean));
}

async function tryOut(area: string, mutate: string[]): Promise<Results> {
  if (values.tests !== undefined) process.env.MUTANTS_TESTS = values.tests;
  if (values.stories !== undefined) process.env.MUTANTS_STORIES = values.stories;
  if (values.sample !== undefined) process.env.MUTANTS_SAMPLE = values.sample;
  if (values.quick) process.env.MUTANTS_QUICK = 'yes';
  const places = values.sample === undefined ? mutate : await placesOf(mutate, values.sample);
  const all = await tryWithUnitTests(area, places, {
    concurrency,
    ignoreStatic: values.quick,
  });
  // Stryker reports changes that no test reaches even if they are not in the sample.
  const byUnitTests = all.filter((one) => isCounted(one, values));
  const left = byUnitTests.filter(isLeft);
  const inBrowser = values.browser && left.length > 0 ? await tryInBrowser(left) : [];
  const answers = new Map(inBrowser.map((one) => [keyOfResult(one), one]));
  const names = byUnitTests.map((one) => {
    const last = (isLeft(one) ? answers.get(keyOfResult(one)) : undefined) ?? one;
    return { ...last, fileName: relative(process.cwd(), last.fileName) };
  });
  return resultsOf(names, (file) => readFileSync(file, 'utf8'), readEquivalent());
}
