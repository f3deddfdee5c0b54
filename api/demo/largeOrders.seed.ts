import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';

/** Orders per customer. */
const perCustomer = 50;
/** Labs that the orders are spread over; each has 20 half-hour slots a day. */
const labs = 100;
/** Past days that the orders are spread over; at most a year. */
const daysFor = (count: number) => Math.min(365, Math.ceil(count / (labs * 20)));

/**
 * Writes up to a year of completed orders with their slots and seats, for benchmarks; copies of an
 * existing order.
 */
export function seedManyOrders(on: Db, count: number, now: Date): Promise<void> {
  return on.transaction().execute(async (db) => {
    // It takes minutes, longer than any other statement may.
    await sql`set local statement_timeout = 0`.execute(db);
    await fill(db, count, now);
  });
}

async function fill(db: Trx, count: number, now: Date): Promise<void> {
  const customers = Math.ceil(count / perCustomer);
  await sql`
    insert into users (id, first_name, last_name, email, password_hash, phone, phone_verified_at, created_at)
    select 'many-' || n, 'Customer', n::text, 'many' || n || '@example.com', 'none', '+9170' || lpad(n::text, 8, '0'), ${now}, ${now} from generate_series(0, ${customers - 1}::integer) as n
    on conflict do nothing`.execute(db);
  await sql`
    insert into slots (id, lab_id, starts_at, date, capacity)
    select lab.id || '-past-' || day || '-' || half, lab.id, starts, to_char(starts at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), 3
    from (select id from labs order by id limit ${labs}) as lab, generate_series(1, ${daysFor(count)}::integer) as day, generate_series(0, 19) as half,
      lateral (select date_trunc('day', ${now}::timestamptz) - day * interval '1 day' + half * interval '30 minutes' as starts) as at
    on conflict do nothing`.execute(db);
  await sql`
    with numbered as materialized (select (row_number() over (order by starts_at, id))::integer - 1 as k, id, lab_id, starts_at from slots where id like '%-past-%'),
      total as (select count(*)::integer as slots from numbered),
      model as (select * from orders where status = 'completed' limit 1)
    insert into orders (id, user_id, patient_id, test_id, lab_id, slot_id, address_id, booked, status, payment_status, item_total, discount, amount, created_at, starts_at, completed_at, report_file)
    select 'many-' || n, 'many-' || n % ${customers}, model.patient_id, model.test_id, s.lab_id, s.id, model.address_id, model.booked, 'completed', 'SUCCESS', model.item_total, model.discount, model.amount,
      s.starts_at - interval '1 day', s.starts_at, s.starts_at + interval '1 day', 'reports/many-' || n || '.pdf'
    from generate_series(0, ${count - 1}::integer) as n cross join total cross join model join numbered as s on s.k = n % total.slots`.execute(
    db,
  );
  await sql`
    insert into slot_holds (slot_id, place, order_id, expires_at)
    select slot_id, (row_number() over (partition by slot_id order by id))::integer, id, null from orders where id like 'many-%' on conflict do nothing`.execute(
    db,
  );
  await sql`insert into order_events (id, order_id, at, actor, type) select id, id, created_at, 'customer', 'order.created' from orders where id like 'many-%' on conflict do nothing`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}
