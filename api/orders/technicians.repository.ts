import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';

/** The name of the technician with this id; undefined if there is none. */
export async function technicianName(db: Db | Trx, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('admins')
    .select('name')
    .where('id', '=', id)
    .where('role', '=', 'technician')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.name;
}

/** The e-mail of a member of staff; undefined if they have left. */
export async function technicianEmail(db: Db | Trx, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('admins')
    .select('email')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.email;
}

/**
 * Upcoming visits of technicians who no longer make visits: they left the staff, have another role,
 * or were removed from the names in the settings. With `only`, whether this order is one of them.
 */
export async function visitsOfFormerTechnicians(db: Db | Trx, only?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('admins', 'admins.id', 'orders.technician_id')
    .select('orders.id')
    .where('orders.status', '=', 'assigned')
    .where('orders.payment_status', '=', 'SUCCESS')
    .$if(only !== undefined, (query) => query.where('orders.id', '=', only!))
    .where((row) =>
      row.or([
        row('admins.removed_at', 'is not', null),
        row('admins.role', '<>', 'technician'),
        row.and([
          row('orders.technician_id', 'is', null),
          sql<boolean>`orders.technician in (select jsonb_array_elements_text(value) from settings where name = 'formerTechnicians')`,
        ]),
      ]),
    )
    .orderBy('orders.starts_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many visits have lost their technician and have no other yet. */
export async function countWithoutTechnician(db: Db): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select((order) => order.fn.countAll<number>().as('count'))
    .where('technician_left_at', 'is not', null)
    .where('status', '=', 'placed')
    .where('payment_status', '=', 'SUCCESS')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
