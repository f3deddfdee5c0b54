import { sql } from 'kysely';
import type { TestApi } from './api.ts';

type Columns = Record<string, string | number | null>;

/** Copies of an order, each later than it and the one before; with its payment where it has one. */
export async function copyOrder({ db }: TestApi, id: string, count: number, changes: Columns = {}) {
  const copies = await sql<{ id: string }>`
    insert into orders
    select (jsonb_populate_record(orders, jsonb_build_object(
      'id', id || '-' || lpad(n::text, 3, '0'), 'number', right(id, 4) || n, 'idempotency_key', id || '-' || n,
      'provider_order_id', null) || ${JSON.stringify(changes)}::jsonb)).*
    from orders, generate_series(1, ${count}::integer) as n where id = ${id} returning id`.execute(
    db,
  );
  await sql`
    insert into payments
    select (jsonb_populate_record(payments, jsonb_build_object(
      'id', payments.id || right(orders.id, 4), 'order_id', orders.id, 'provider_payment_id', orders.id))).*
    from payments, orders where payments.order_id = ${id} and orders.id like ${id} || '-%'`.execute(
    db,
  );
  return copies.rows.map((row) => row.id);
}

/** Makes an order one of several tests, each with its report. */
export const withReports = ({ db }: TestApi, id: string, count: number) =>
  sql`
    insert into order_items (id, order_id, position, patient_id, test_id, booked, price, report_file, report_at)
    select id || '-item-' || n, id, n, patient_id, test_id, booked, 100, 'reports/' || id || n || '.pdf', created_at
    from orders, generate_series(1, ${count}::integer) as n where id = ${id}`.execute(db);
