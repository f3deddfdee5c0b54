import type { ListedTests } from '../../machines/findTest/findTest.machine.ts';
import type { Concern } from '../../machines/generated/schema.ts';

/** Number of tests in the short list; the catalogue lists the most popular first. */
const popular = 8;

/** The tests of the list that are shown. */
export function listedTests<Test extends { concerns: readonly Concern[] }>(
  tests: readonly Test[],
  listed: ListedTests,
): readonly Test[] {
  if (listed === 'all') return tests;
  if (listed === 'popular') return tests.slice(0, popular);
  return tests.filter(({ concerns }) => concerns.includes(listed));
}
