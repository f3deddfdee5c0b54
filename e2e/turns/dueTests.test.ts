import { spawnSync } from 'node:child_process';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { describe, expect, it } from 'vitest';
import { proofOf, readClauses } from '../../tests/docs/support/clauses.ts';
import { areNamed } from './areNamed.ts';
import { isTestDue } from './dueTests.ts';
import type { ListedTest } from './dueTests.ts';

/** Every test in the browser, as Playwright lists them. */
function listTests(): ListedTest[] {
  const { stdout } = spawnSync('playwright', ['test', '--list', '--reporter=json'], {
    encoding: 'utf8',
    maxBuffer: 100 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const within = (suite: JSONReportSuite, titles: string[]): ListedTest[] => [
    ...suite.specs.flatMap(({ title, tags, tests }) =>
      tests.map(({ projectName }) => ({
        project: projectName,
        file: `e2e/${suite.file}`,
        title: [...titles, title].join(' '),
        tags: tags.map((tag) => `@${tag}`),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => within(inner, [...titles, inner.title])),
  ];
  return (JSON.parse(stdout) as JSONReport).suites.flatMap((file) => within(file, []));
}

const firstTurn = 1201;
const tenTurns = Array.from({ length: 10 }, (_, index) => firstTurn + index);

describe('tests in the browser that take turns', () => {
  const tests = listTests();

  it('are all due within ten turns, whichever is the first', () => {
    expect(tests.length).toBeGreaterThan(500);
    const never = tests.filter((test) => !tenTurns.some((turn) => isTestDue(test, turn)));
    expect(never).toEqual([]);
  });

  it('are few enough in each turn, and all in turn all', () => {
    for (const turn of tenTurns)
      expect(tests.filter((test) => isTestDue(test, turn)).length).toBeLessThan(tests.length / 2);
    expect(tests.filter((test) => !isTestDue(test, 'all'))).toEqual([]);
  });

  it('prove the clauses of docs/specification.md in every turn', () => {
    const proofs = readClauses()
      .flatMap((clause) => clause.tests.map(proofOf))
      .filter(({ file }) => file.startsWith('e2e/'));
    for (const turn of tenTurns) {
      const due = tests.filter((test) => isTestDue(test, turn));
      const missing = proofs.filter(
        ({ file, title }) => !due.some((test) => test.file === file && test.title.includes(title)),
      );
      expect(missing, `turn ${turn}`).toEqual([]);
    }
  });
});

it.each([
  ['npm test', 'test', false],
  ['a part of it', 'test --shard 1/4 --workers 2 --reporter=dot', false],
  ['a file', 'test e2e/booking.e2e.ts', true],
  ['files by a part of their names', 'test --headed booking', true],
  ['a title', 'test -g stranger', true],
])('a run of %s is of tests that were named: %s: %s', (_, line, named) => {
  expect(areNamed(['node', 'playwright', ...line.split(' ')])).toBe(named);
});
