import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { pricesAfter } from './pricesAfter.rules.ts';
import type { OfferedPrice, PriceChange, PricingLab, TestPrices } from './pricesAfter.rules.ts';

const noPrices: ReadonlyMap<string, OfferedPrice> = new Map();

/** All labs, and the prices of all tests or of these. */
export async function readTestPrices(
  db: Db | Trx,
  tests?: readonly string[],
): Promise<{ labs: PricingLab[]; prices: Map<string, TestPrices> }> {
  const labs = await db
    .selectFrom('labs')
    .select(['id', 'active', 'price_factor'])
    .orderBy('id')
    .execute();
  const stored = await db
    .selectFrom('tests')
    .select(['id', 'price'])
    .$if(tests !== undefined, (query) => query.where('id', 'in', tests!))
    .execute();
  const offered = await db
    .selectFrom('lab_prices')
    .selectAll()
    .$if(tests !== undefined, (query) => query.where('test_id', 'in', tests!))
    .execute();
  const byTest = Map.groupBy(offered, (row) => row.test_id);
  const byLabOf = (id: string) =>
    new Map((byTest.get(id) ?? []).map((row) => [row.lab_id, row] as const));
  return {
    labs,
    prices: new Map(
      stored.map(({ id, price }) => [
        id,
        { startingPrice: price, byLab: byTest.has(id) ? byLabOf(id) : noPrices },
      ]),
    ),
  };
}

/**
 * Changes prices of tests, which are locked and exist, with all that follows from it; also starting
 * prices where a lab's price counts by now or no longer counts.
 */
export async function changePrices(
  trx: Trx,
  changes: ReadonlyMap<string, PriceChange>,
): Promise<void> {
  if (changes.size === 0) return;
  const { labs, prices } = await readTestPrices(trx, [...changes.keys()]);
  const starting: { id: string; price: number }[] = [];
  const dropped: { test_id: string; lab_id: string }[] = [];
  const set: (OfferedPrice & { test_id: string; lab_id: string })[] = [];
  for (const [test_id, change] of changes) {
    const before = prices.get(test_id)!;
    const after = pricesAfter(before, change, labs);
    if (after.startingPrice !== null && after.startingPrice !== before.startingPrice)
      starting.push({ id: test_id, price: after.startingPrice });
    for (const lab_id of before.byLab.keys())
      if (!after.byLab.has(lab_id)) dropped.push({ test_id, lab_id });
    for (const [lab_id, { price, individual }] of after.byLab) {
      const stored = before.byLab.get(lab_id);
      if (stored?.price !== price || stored.individual !== individual)
        set.push({ test_id, lab_id, price, individual });
    }
  }
  // Each list is one parameter, as a statement has at most 65,535 of them.
  if (dropped.length > 0)
    await sql`
      delete from lab_prices using json_to_recordset(${JSON.stringify(dropped)}::json) as dropped (test_id text, lab_id text)
      where lab_prices.test_id = dropped.test_id and lab_prices.lab_id = dropped.lab_id`.execute(
      trx,
    );
  if (set.length > 0)
    await sql`
      insert into lab_prices (test_id, lab_id, price, individual)
      select * from json_to_recordset(${JSON.stringify(set)}::json) as changed (test_id text, lab_id text, price integer, individual boolean)
      on conflict (test_id, lab_id) do update set price = excluded.price, individual = excluded.individual`.execute(
      trx,
    );
  if (starting.length > 0)
    await sql`
      update tests set price = starting.price
      from json_to_recordset(${JSON.stringify(starting)}::json) as starting (id text, price integer)
      where tests.id = starting.id`.execute(trx);
}
