import type { Updateable } from 'kysely';
import { notifyChange } from '../db/changeFeed.ts';
import type { Db, Trx } from '../db/database.ts';
import { isDuplicate } from '../db/databaseErrors.ts';
import { newId } from '../ids.ts';
import { refusedFields } from '../readFields.ts';
import { conflict } from '../refusal.ts';
import { refuseIfChanged } from '../version.ts';
import { createCatalogueRepository } from './catalogue.repository.ts';
import type { TestsTable } from './catalogue.tables.ts';
import { faultInFit, fitAfter } from './fitOfTest.rules.ts';
import type { FitOfTest } from './fitOfTest.rules.ts';
import { slugOf } from './slug.ts';
import { changePrices } from './testPrices.repository.ts';

/** Topic of the change feed: a test was added or changed. */
export const catalogueTopic = 'catalogue';

/**
 * Runs a change of the catalogue; 409 where the database finds a name taken, as only its unique
 * index prevents two administrators from adding the same one at once.
 */
export async function refusingTakenNames<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isDuplicate(error)) throw conflict('TEST_NAME_TAKEN');
    throw error;
  }
}

const fitColumns = ['age_from', 'age_to', 'contains', 'apart_from', 'apart_minutes'] as const;

/** Throws 400 where a test's ages and related tests contradict each other or the catalogue. */
async function requireFit(
  trx: Trx,
  id: string | null,
  columns: Updateable<TestsTable>,
  before?: FitOfTest,
): Promise<void> {
  if (fitColumns.every((name) => columns[name] === undefined)) return;
  const fit = fitAfter(columns, before);
  const known = await trx
    .selectFrom('tests')
    .select('id')
    .where('id', 'in', ['', ...fit.contains, ...fit.apart_from])
    .execute();
  const ids = new Set(known.map((test) => test.id));
  const fault = faultInFit(id, fit, (other) => ids.has(other));
  if (fault) throw refusedFields([[fault.field, fault.refusal]]);
}

/** Adds a test with its price at all labs; returns its id. */
export async function addTest(
  trx: Trx,
  { price, ...columns }: Updateable<TestsTable> & { name: string; price: number },
): Promise<string> {
  await requireFit(trx, null, columns);
  const { last } = await trx
    .selectFrom('tests')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  const slug = slugOf(columns.name) || 'test';
  const slugTaken = await trx
    .selectFrom('tests')
    .select('id')
    .where('id', '=', slug)
    .executeTakeFirst();
  const id = slugTaken ? `${slug}-${newId()}` : slug;
  await trx
    .insertInto('tests')
    .values({
      inclusions: '[]',
      disclaimers: '[]',
      features: '[]',
      why_book: '[]',
      fasting: 'unknown',
      ...columns,
      id,
      position: (last ?? -1) + 1,
    })
    .execute();
  await changePrices(trx, new Map([[id, { startingPrice: price }]]));
  await notifyChange(trx, catalogueTopic, id);
  return id;
}

/**
 * Changes a test; labs' prices follow a new starting price. False if there is no such test; 409 if
 * it is another than the one whose version was read.
 */
export async function changeTest(
  trx: Trx,
  id: string,
  { price, ...columns }: Updateable<TestsTable>,
  version?: string,
): Promise<boolean> {
  const before = await trx
    .selectFrom('tests')
    .select(fitColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return false;
  if (version !== undefined)
    refuseIfChanged(version, (await createCatalogueRepository(trx).findAny(id))!);
  await requireFit(trx, id, columns, before);
  if (Object.keys(columns).length > 0)
    await trx.updateTable('tests').set(columns).where('id', '=', id).execute();
  if (typeof price === 'number') await changePrices(trx, new Map([[id, { startingPrice: price }]]));
  await notifyChange(trx, catalogueTopic, id);
  return true;
}

/** Changes of single tests; `record` writes in the same transaction. */
export function createCatalogueChanges(db: Db) {
  return {
    /**
     * Adds a test with its price at all labs and returns its id. Throws 409 if the name is taken.
     */
    add: (
      columns: Updateable<TestsTable> & { name: string; price: number },
      record: (trx: Trx, id: string) => Promise<void>,
    ): Promise<string> =>
      refusingTakenNames(
        db.transaction().execute(async (trx) => {
          const id = await addTest(trx, columns);
          await record(trx, id);
          return id;
        }),
      ),

    /** Changes a test; false if there is none. Throws 409 if the new name is another test's. */
    change: (
      id: string,
      columns: Updateable<TestsTable>,
      version: string | undefined,
      record: (trx: Trx, id: string) => Promise<void>,
    ): Promise<boolean> =>
      refusingTakenNames(
        db.transaction().execute(async (trx) => {
          const isThere = await changeTest(trx, id, columns, version);
          if (isThere) await record(trx, id);
          return isThere;
        }),
      ),
  };
}
