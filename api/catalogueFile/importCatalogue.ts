import { audit } from '../admin/audit.repository.ts';
import {
  addTest,
  changeTest,
  refusingTakenNames,
} from '../catalogue/catalogueChanges.repository.ts';
import type { PriceChange } from '../catalogue/pricesAfter.rules.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { setLockedPrices } from '../prices/prices.repository.ts';
import type { CatalogueImportJson } from './catalogueFile.contract.ts';
import { lockCatalogue, readCatalogueState } from './catalogueState.repository.ts';
import type { CatalogueState } from './catalogueState.repository.ts';
import { refuseIfChanged, versionOf } from '../version.ts';
import { fileFaulty } from './faults.ts';
import { namedChanges } from './namedChanges.ts';
import { planImport, priceChangeOf } from './planImport.ts';
import type { ImportPlan, TestPlan } from './planImport.ts';
import type { Records } from '../parsing/records.ts';
import { readLines, recordsOf } from './readLines.ts';
import { idColumn } from './testColumns.ts';
import type { TestColumnName } from './testColumns.ts';

/**
 * The changes that a file with some of these columns makes to what is stored now. Throws 400 with
 * every faulty line.
 */
async function planOf(
  db: Db | Trx,
  file: Records,
  columns: readonly TestColumnName[],
): Promise<{ plan: ImportPlan; outcome: CatalogueImportJson }> {
  const state = await readCatalogueState(db);
  const { lines, faults } = readLines(file, new Set([idColumn, ...columns, ...state.labs]));
  const plan = planImport(lines, state);
  const all = [...faults, ...plan.faults];
  if (all.length > 0) throw fileFaulty(all);
  return { plan, outcome: outcomeOf(plan, state) };
}

/** The most values that a preview shows, and the most letters of each. */
const [mostShown, mostLetters] = [200, 120];
const cut = (text: string) => (text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text);

function outcomeOf({ tests, unchanged }: ImportPlan, state: CatalogueState): CatalogueImportJson {
  const { changes, labPrices } = namedChanges(tests, state);
  const all = tests.map(({ prices, ...test }) => ({ ...test, prices: [...prices] }));
  const added = tests.filter(({ id }) => id === null);
  return {
    added: added.length,
    changed: tests.length - added.length,
    prices:
      labPrices +
      added.flatMap(({ prices }) => [...prices.values()].filter((price) => price !== null)).length,
    unchanged,
    changes: changes
      .slice(0, mostShown)
      .map((change) => ({ ...change, before: cut(change.before), after: cut(change.after) })),
    version: versionOf({ changes, all }),
  };
}

/**
 * The effect that the import of a file would have; nothing is stored. Throws as the import does.
 */
export async function checkCatalogueFile(
  db: Db,
  file: Uint8Array,
  columns: readonly TestColumnName[],
): Promise<CatalogueImportJson> {
  return (await planOf(db, await recordsOf(file), columns)).outcome;
}

/** Stores tests and their prices; returns the tests' ids. */
async function storeTests(trx: Trx, tests: TestPlan[]): Promise<string[]> {
  const changes = new Map<string, PriceChange>();
  for (const plan of tests) {
    const { price, name, ...others } = plan.columns;
    let { id } = plan;
    if (id === null) id = await addTest(trx, { ...plan.columns, name: name!, price: price! });
    else {
      const columns = name === undefined ? others : { ...others, name };
      if (Object.keys(columns).length > 0) await changeTest(trx, id, columns);
    }
    changes.set(id, priceChangeOf(plan));
  }
  await setLockedPrices(trx, changes);
  return [...changes.keys()];
}

/**
 * Imports a file, all of it or nothing. Throws 400 with every faulty line, 409 if somebody adds one
 * of its names at the same time, or if the import would do something else than its dry run of this
 * version has said.
 */
export async function importCatalogue(
  { db, clock }: Deps,
  file: Uint8Array,
  columns: readonly TestColumnName[],
  adminId: string,
  version: string | undefined,
): Promise<CatalogueImportJson> {
  const records = await recordsOf(file);
  return refusingTakenNames(
    db.transaction().execute(async (trx) => {
      await lockCatalogue(trx);
      const { plan, outcome } = await planOf(trx, records, columns);
      refuseIfChanged(version, outcome, 'CATALOGUE_CHANGED_SINCE');
      const ids = await storeTests(trx, plan.tests);
      const { added, changed, prices } = outcome;
      await audit(trx, adminId, 'catalogue.imported', clock(), {
        detail: [`added ${added}, changed ${changed}, prices ${prices}:`, ...ids].join(' '),
      });
      return outcome;
    }),
  );
}
