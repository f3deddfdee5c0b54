import type { AdminTestJson } from '../catalogue/catalogue.contract.ts';
import { createCatalogueRepository } from '../catalogue/catalogue.repository.ts';
import type { PricingLab, TestPrices } from '../catalogue/pricesAfter.rules.ts';
import { readTestPrices } from '../catalogue/testPrices.repository.ts';
import type { Db, Trx } from '../db/database.ts';
import { idColumn, testColumnNames } from './testColumns.ts';

/** The stored tests and prices that a file is compared with. */
export interface CatalogueState {
  tests: AdminTestJson[];
  /** Ids of the labs that have a column, including paused ones. */
  labs: string[];
  /** All labs, also those without a column. */
  everyLab: PricingLab[];
  /** The prices of tests by their id. */
  prices: ReadonlyMap<string, TestPrices>;
  /** A lab's price for a test; null if the lab does not offer it. */
  priceOf(test: string, lab: string): number | null;
}

/** Reads all tests and the prices of all labs, or of these. */
export async function readCatalogueState(
  db: Db | Trx,
  reached: readonly string[] | null = null,
): Promise<CatalogueState> {
  const tests = await createCatalogueRepository(db).listAll();
  const { labs: everyLab, prices } = await readTestPrices(db);
  // A lab whose id is the name of another column cannot have a column of its own.
  const taken: string[] = [idColumn, ...testColumnNames];
  return {
    tests,
    labs: everyLab
      .map(({ id }) => id)
      .filter((id) => !taken.includes(id) && (reached === null || reached.includes(id))),
    everyLab,
    prices,
    priceOf: (test, lab) => prices.get(test)?.byLab.get(lab)?.price ?? null,
  };
}

/** Locks all tests, so that nobody changes them or their prices until the transaction ends. */
export async function lockCatalogue(trx: Trx): Promise<void> {
  await trx.selectFrom('tests').select('id').orderBy('id').forUpdate().execute();
}
