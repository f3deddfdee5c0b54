import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestCase } from '@playwright/test/reporter';
import { browserTurn } from '../../tests/models/runs.ts';
import { currentTurn } from '../../tests/rotation.ts';
import { isTestDue } from './dueTests.ts';
import type { ListedTest } from './dueTests.ts';

/** A test by what its turn depends on. */
export function listed(test: TestCase): ListedTest {
  const [, project = '', , ...titles] = test.titlePath();
  const file = relative(process.cwd(), test.location.file).replaceAll('\\', '/');
  return { project, file, title: titles.join(' '), tags: test.tags };
}

/** Leaves out the tests that are not due, and writes down whether any were. */
export default class TurnReporter implements Reporter {
  preprocess({ suite, testRun }: Parameters<NonNullable<Reporter['preprocess']>>[0]) {
    const all = suite.allTests();
    const turn = currentTurn();
    const left = all.filter((test) => !isTestDue(listed(test), turn));
    for (const test of left) testRun.exclude(test);
    mkdirSync(dirname(browserTurn), { recursive: true });
    writeFileSync(browserTurn, JSON.stringify({ turn }));
    if (turn !== 'all')
      process.stdout.write(
        `Turn ${turn}: ${all.length - left.length} of ${all.length} tests are due; ROTATION=${turn} repeats it, ROTATION=all runs every test.\n`,
      );
    return Promise.resolve();
  }

  printsToStdio() {
    return false;
  }
}
