import type { AdminTestJson } from '../catalogue/catalogue.contract.ts';
import { pricesAfter } from '../catalogue/pricesAfter.rules.ts';
import type { CatalogueChangeJson } from './catalogueFile.contract.ts';
import type { CatalogueState } from './catalogueState.repository.ts';
import { priceChangeOf } from './planImport.ts';
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
  plan: TestPlan,
  test: AdminTestJson,
  state: CatalogueState,
): { cells: CatalogueChangeJson[]; labs: CatalogueChangeJson[] } {
  const { testName, _id: id } = test;
  const { startingPrice, byLab } = pricesAfter(
    state.prices.get(id)!,
    priceChangeOf(plan),
    state.everyLab,
  );
  const { columns } = plan;
  // The starting price may come from the prices of labs, and those from it.
  const stored: Record<string, unknown> = {
    ...columns,
    testName: columns.name,
    price: startingPrice === test.price ? undefined : startingPrice,
  };
  const cells = testColumnNames
    .filter((name) => stored[name] !== undefined)
    .map((name) => {
      const { write } = testColumns[name];
      const after = write(withColumn(test, name, stored[name]));
      return { testName, column: name, before: write(test), after };
    });
  const labs = state.everyLab
    .map((lab) => ({
      testName,
      column: lab.id,
      before: String(state.priceOf(id, lab.id) ?? ''),
      after: String(byLab.get(lab.id)?.price ?? ''),
    }))
    .filter(({ before, after }) => before !== after);
  return { cells, labs };
}

/**
 * Every value that the import changes in tests that are there already, also the prices that follow
 * from others, and how many of them are prices of labs.
 */
export function namedChanges(
  tests: readonly TestPlan[],
  state: CatalogueState,
): { changes: CatalogueChangeJson[]; labPrices: number } {
  const byId = new Map<string | null, AdminTestJson>(state.tests.map((test) => [test._id, test]));
  const named = tests.flatMap((plan) => {
    const test = byId.get(plan.id);
    return test ? [changesOfTest(plan, test, state)] : [];
  });
  return {
    changes: named.flatMap(({ cells, labs }) => [...cells, ...labs]),
    labPrices: named.reduce((sum, { labs }) => sum + labs.length, 0),
  };
}
