import type { Updateable } from 'kysely';
import { notifyChange } from '../db/changeFeed.ts';
import type { Db, Trx } from '../db/database.ts';
import { isDuplicate } from '../db/databaseErrors.ts';
import { newId } from '../ids.ts';
import { conflict } from '../refusal.ts';
import type { TestsTable } from './catalogue.tables.ts';
import { labPrice } from './labPrice.ts';
import { slugOf } from './slug.ts';

/** Topic of the change feed: a test was added or changed. */
export const catalogueTopic = 'catalogue';

/** Every lab has its own price for a test, so a new starting price is a new price everywhere. */
async function priceAtAllLabs(trx: Trx, testId: string, startingPrice: number): Promise<void> {
  const labs = await trx.selectFrom('labs').select(['id', 'price_factor']).execute();
  if (labs.length === 0) return;
  await trx
    .insertInto('lab_prices')
    .values(
      labs.map((lab) => ({
        lab_id: lab.id,
        test_id: testId,
        price: labPrice(startingPrice, lab.price_factor),
      })),
    )
    .onConflict((on) =>
      on
        .columns(['test_id', 'lab_id'])
        .doUpdateSet((row) => ({ price: row.ref('excluded.price') })),
    )
    .execute();
}

/**
 * The database has the last word on names, so that two administrators cannot add the same one at
 * once.
 */
async function refusingTakenNames<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isDuplicate(error)) throw conflict('TEST_NAME_TAKEN');
    throw error;
  }
}

/** Changes the catalogue; `record` writes in the same transaction. */
export function createCatalogueChanges(db: Db) {
  return {
    /**
     * Adds a test with its price at all labs and gives its id. Throws 409 when the name is taken.
     */
    add: (
      columns: Updateable<TestsTable> & { name: string; price: number },
      record: (trx: Trx, id: string) => Promise<void>,
    ): Promise<string> =>
      refusingTakenNames(
        db.transaction().execute(async (trx) => {
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
          await priceAtAllLabs(trx, id, columns.price);
          await record(trx, id);
          await notifyChange(trx, catalogueTopic, id);
          return id;
        }),
      ),

    /** Changes a test; false when there is none. Throws 409 when the new name is another test's. */
    change: (
      id: string,
      columns: Updateable<TestsTable>,
      record: (trx: Trx, id: string) => Promise<void>,
    ): Promise<boolean> =>
      refusingTakenNames(
        db.transaction().execute(async (trx) => {
          const changed = await trx
            .updateTable('tests')
            .set(columns)
            .where('id', '=', id)
            .executeTakeFirst();
          if (changed.numUpdatedRows === 0n) return false;
          if (typeof columns.price === 'number') await priceAtAllLabs(trx, id, columns.price);
          await record(trx, id);
          await notifyChange(trx, catalogueTopic, id);
          return true;
        }),
      ),
  };
}
