import { sql } from 'kysely';
import { labPrice } from '../catalogue/labPrice.ts';
import type { Db } from '../db/database.ts';
import { materialiseSlots } from '../slots/slotMaker.repository.ts';

/** The number of rows of each kind to end up with. */
export interface LargeCatalogue {
  tests: number;
  labs: number;
}

/** Rows are inserted in chunks, as a statement has at most 65,535 parameters. */
const chunk = 2000;

/**
 * Fills the catalogue up to many tests and labs, for benchmarks and query plans, with numbered
 * copies of existing ones. Every lab offers the tests of the demo catalogue; a copied test is
 * offered by twenty labs.
 */
export async function seedLargeCatalogue(
  db: Db,
  { tests, labs }: LargeCatalogue,
  now: Date,
): Promise<void> {
  await sql`
    insert into labs (id, name, image, rating, rating_source, rating_count, demo, report_time, price_factor)
    select id || '-' || n, name || ' ' || n, image, rating, rating_source, rating_count, demo, report_time, price_factor
    from (select row_number() over (order by id) as place, * from labs) as known
    join generate_series(1, ${labs}::integer - (select count(*)::integer from labs)) as n on n % (select count(*) from labs) + 1 = place
    on conflict do nothing`.execute(db);
  await sql`
    insert into lab_hours (lab_id, weekday, opens, closes, places_min, places_max)
    select labs.id, weekday, opens, closes, places_min, places_max
    from labs join lab_hours on lab_hours.lab_id = regexp_replace(labs.id, '-[0-9]+$', '')
    on conflict do nothing`.execute(db);
  await sql`
    insert into tests (id, name, icon, price, report_time, description, inclusions, disclaimers, features, why_book, fasting, sample, position)
    select id || '-' || n, name || ' ' || n, icon, price, report_time, description, inclusions, disclaimers, features, why_book, fasting, sample, 1000 + n
    from (select row_number() over (order by id) as place, * from tests) as known
    join generate_series(1, ${tests}::integer - (select count(*)::integer from tests)) as n on n % (select count(*) from tests) + 1 = place
    on conflict do nothing`.execute(db);

  const everyLab = await db
    .selectFrom('labs')
    .select(['id', 'price_factor'])
    .orderBy('id')
    .execute();
  const everyTest = await db
    .selectFrom('tests')
    .select(['id', 'price', 'position'])
    .where('price', 'is not', null)
    .execute();
  const prices = everyTest.flatMap((test) => {
    const offering =
      test.position < 1000
        ? everyLab
        : Array.from(
            { length: Math.min(20, everyLab.length) },
            (_, index) => everyLab[(test.position + index * 47) % everyLab.length]!,
          );
    return offering.map((lab) => ({
      lab_id: lab.id,
      test_id: test.id,
      price: labPrice(test.price!, lab.price_factor),
    }));
  });
  for (let start = 0; start < prices.length; start += chunk) {
    await db
      .insertInto('lab_prices')
      .values(prices.slice(start, start + chunk))
      .onConflict((on) => on.doNothing())
      .execute();
  }
  await materialiseSlots(db, now);
}
