import type { ListedTests } from '../../machines/findTest/findTest.machine.ts';
import type { Concern } from '../../machines/generated/schema.ts';

/** Tests that are listed before somebody asks for more; the catalogue has the most popular first. */
const popular = 8;

/** The tests that are shown of a list. */
export function listedTests<Test extends { concerns: readonly Concern[] }>(
  tests: readonly Test[],
  listed: ListedTests,
): readonly Test[] {
  if (listed === 'all') return tests;
  if (listed === 'popular') return tests.slice(0, popular);
  return tests.filter(({ concerns }) => concerns.includes(listed));
}
