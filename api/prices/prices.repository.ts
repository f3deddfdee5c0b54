import { sql } from 'kysely';
import { catalogueTopic } from '../catalogue/catalogueChanges.repository.ts';
import type { PriceChange } from '../catalogue/pricesAfter.rules.ts';
import { changePrices } from '../catalogue/testPrices.repository.ts';
import { ANYTHING, notifyChange } from '../db/changeFeed.ts';
import type { Db, Trx } from '../db/database.ts';
import { notFound } from '../refusal.ts';
import type { LabPriceJson } from './prices.contract.ts';
import type { NewPrice } from './prices.rules.ts';

/** A lab's price for every test, in the catalogue's order. Throws 404 for an unknown lab. */
export async function readLabPrices(db: Db | Trx, lab: string): Promise<LabPriceJson[]> {
  if (!(await db.selectFrom('labs').select('id').where('id', '=', lab).executeTakeFirst()))
    throw notFound('LAB_NOT_FOUND');
  const rows = await db
    .selectFrom('tests')
    .leftJoin('lab_prices', (join) =>
      join.onRef('lab_prices.test_id', '=', 'tests.id').on('lab_prices.lab_id', '=', lab),
    )
    .leftJoin('planned_prices as planned', (join) =>
      join.onRef('planned.test_id', '=', 'tests.id').on('planned.lab_id', '=', lab),
    )
    .select(['tests.id', 'tests.name', 'lab_prices.price'])
    .select(['planned.price as plannedPrice', 'planned.starts_on as from'])
    .orderBy('tests.position')
    .execute();
  return rows.map(({ id, name, price, plannedPrice, from }) => ({
    lab,
    test: id,
    testName: name,
    price,
    planned: from === null ? null : { price: plannedPrice, from },
  }));
}

/**
 * Locks tests, so that changes of a test's prices happen one after the other. Throws 404 for an
 * unknown test.
 */
async function lockTests(trx: Trx, tests: string[]): Promise<void> {
  const locked = await trx
    .selectFrom('tests')
    .select('id')
    .where('id', 'in', tests)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (locked.length < tests.length) throw notFound('TEST_NOT_FOUND');
}

/** Updates starting prices after a lab was paused or reactivated. */
export async function setStartingPricesOf(trx: Trx, lab: string): Promise<void> {
  const rows = await trx
    .selectFrom('lab_prices')
    .select('test_id')
    .where('lab_id', '=', lab)
    .orderBy('test_id')
    .execute();
  if (rows.length === 0) return;
  const tests = rows.map((row) => row.test_id);
  await lockTests(trx, tests);
  await changePrices(trx, new Map(tests.map((test) => [test, { byLab: new Map() }])));
  await notifyChange(trx, catalogueTopic, ANYTHING);
}

/** Sets a lab's prices now and drops planned ones for the same tests. Orders keep their prices. */
export async function setPrices(trx: Trx, lab: string, prices: NewPrice[]): Promise<void> {
  await lockTests(
    trx,
    prices.map((row) => row.test_id),
  );
  await setLockedPrices(
    trx,
    new Map(prices.map(({ test_id, price }) => [test_id, { byLab: new Map([[lab, price]]) }])),
  );
}

/** Changes prices of locked tests; where those of labs are set, planned ones are dropped. */
export async function setLockedPrices(
  trx: Trx,
  changes: ReadonlyMap<string, PriceChange>,
): Promise<void> {
  await changePrices(trx, changes);
  const byHand = [...changes].flatMap(([test_id, { byLab }]) =>
    [...(byLab?.keys() ?? [])].map((lab_id) => ({ test_id, lab_id })),
  );
  if (byHand.length > 0)
    await sql`
    delete from planned_prices as planned
    using json_to_recordset(${JSON.stringify(byHand)}::json) as by_hand (test_id text, lab_id text)
    where planned.test_id = by_hand.test_id and planned.lab_id = by_hand.lab_id`.execute(trx);
  await notifyChange(trx, catalogueTopic, ANYTHING);
}

/** Plans a lab's prices for a future day, replacing those that were planned. */
export async function planPrices(
  trx: Trx,
  lab: string,
  prices: NewPrice[],
  startsOn: string,
): Promise<void> {
  await lockTests(
    trx,
    prices.map((row) => row.test_id),
  );
  await trx
    .insertInto('planned_prices')
    .values(prices.map((row) => ({ ...row, lab_id: lab, starts_on: startsOn })))
    .onConflict((on) =>
      on.columns(['test_id', 'lab_id']).doUpdateSet((row) => ({
        price: row.ref('excluded.price'),
        starts_on: row.ref('excluded.starts_on'),
      })),
    )
    .execute();
}

/** Applies the planned prices whose day has come; returns their number. */
export async function startPlannedPrices(trx: Trx, today: string): Promise<number> {
  const due = await trx
    .selectFrom('planned_prices')
    .select('test_id')
    .distinct()
    .where('starts_on', '<=', today)
    .execute();
  if (due.length === 0) return 0;
  const tests = due.map((row) => row.test_id);
  await lockTests(trx, tests);
  // Read again under the lock, as another process or an administrator may have been faster.
  const started = await trx
    .deleteFrom('planned_prices')
    .where('starts_on', '<=', today)
    .where('test_id', 'in', tests)
    .returning(['lab_id', 'test_id', 'price'])
    .execute();
  const byTest = Map.groupBy(started, (row) => row.test_id);
  await changePrices(
    trx,
    new Map(
      [...byTest].map(([test, rows]) => [
        test,
        { byLab: new Map(rows.map(({ lab_id, price }) => [lab_id, price])) },
      ]),
    ),
  );
  await notifyChange(trx, catalogueTopic, ANYTHING);
  return started.length;
}
