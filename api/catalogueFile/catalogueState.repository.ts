import type { AdminTestJson } from '../catalogue/catalogue.contract.ts';
import { createCatalogueRepository } from '../catalogue/catalogue.repository.ts';
import type { OfferedPrice } from '../catalogue/followingPrices.ts';
import type { Db, Trx } from '../db/database.ts';
import { idColumn, testColumnNames } from './testColumns.ts';

interface PricingLab {
  id: string;
  active: boolean;
  price_factor: number;
}

/** The stored tests and prices that a file is compared with. */
export interface CatalogueState {
  tests: AdminTestJson[];
  /** Ids of the labs that have a column, including paused ones. */
  labs: string[];
  /** All labs, also those without a column. */
  everyLab: PricingLab[];
  /** The prices of all labs that offer a test. */
  offersOf(test: string): OfferedPrice[];
  /** A lab's price for a test; null if the lab does not offer it. */
  priceOf(test: string, lab: string): number | null;
}

/** Reads all tests and the prices of all labs, or of these. */
export async function readCatalogueState(
  db: Db | Trx,
  reached: readonly string[] | null = null,
): Promise<CatalogueState> {
  const tests = await createCatalogueRepository(db).listAll();
  const everyLab = await db
    .selectFrom('labs')
    .select(['id', 'active', 'price_factor'])
    .orderBy('id')
    .execute();
  const rows = await db.selectFrom('lab_prices').selectAll().execute();
  const factors = new Map(everyLab.map((lab) => [lab.id, lab.price_factor]));
  const offers = Map.groupBy(
    rows.map((row) => ({ ...row, price_factor: factors.get(row.lab_id)! })),
    (row) => row.test_id,
  );
  const prices = new Map(rows.map((row) => [`${row.test_id} ${row.lab_id}`, row.price]));
  // A lab whose id is the name of another column cannot have a column of its own.
  const taken: string[] = [idColumn, ...testColumnNames];
  return {
    tests,
    labs: everyLab
      .map(({ id }) => id)
      .filter((id) => !taken.includes(id) && (reached === null || reached.includes(id))),
    everyLab,
    offersOf: (test) => offers.get(test) ?? [],
    priceOf: (test, lab) => prices.get(`${test} ${lab}`) ?? null,
  };
}

/** Locks all tests, so that nobody changes them or their prices until the transaction ends. */
export async function lockCatalogue(trx: Trx): Promise<void> {
  await trx.selectFrom('tests').select('id').orderBy('id').forUpdate().execute();
}
