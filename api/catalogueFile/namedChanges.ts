import type { AdminTestJson } from '../catalogue/catalogue.contract.ts';
import type { CatalogueChangeJson } from './catalogueFile.contract.ts';
import type { CatalogueState } from './catalogueState.repository.ts';
import type { TestPlan } from './planImport.ts';
import { testColumnNames, testColumns } from './testColumns.ts';
import type { TestColumnName } from './testColumns.ts';

/** A test with a column as it is stored: a list as JSON. */
const withColumn = (test: AdminTestJson, name: TestColumnName, stored: unknown): AdminTestJson => ({
  ...test,
  [name]:
    typeof test[name] === 'object' && test[name] !== null ? JSON.parse(String(stored)) : stored,
});

function changesOfTest(
  { columns, prices }: TestPlan,
  test: AdminTestJson,
  priceOf: CatalogueState['priceOf'],
): CatalogueChangeJson[] {
  const { testName, _id: id } = test;
  const stored: Record<string, unknown> = { ...columns, testName: columns.name };
  const cells = testColumnNames
    .filter((name) => stored[name] !== undefined)
    .map((name) => {
      const { write } = testColumns[name];
      const after = write(withColumn(test, name, stored[name]));
      return { testName, column: name, before: write(test), after };
    });
  const labs = [...prices].map(([lab, price]) => ({
    testName,
    column: lab,
    before: String(priceOf(id, lab) ?? ''),
    after: String(price ?? ''),
  }));
  return [...cells, ...labs];
}

/** Every value that the plan changes in tests that are there already. */
export function namedChanges(
  tests: readonly TestPlan[],
  { tests: stored, priceOf }: CatalogueState,
): CatalogueChangeJson[] {
  const byId = new Map<string | null, AdminTestJson>(stored.map((test) => [test._id, test]));
  return tests.flatMap((plan) => {
    const test = byId.get(plan.id);
    return test ? changesOfTest(plan, test, priceOf) : [];
  });
}
