import { ordersThatAre } from '../../machines/order/order.rules.ts';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { LockedSlot } from '../orders/seats.repository.ts';
import type { ReducedSlot } from '../slots/replanSlots.repository.ts';
import type { Span } from '../slots/times.ts';
import type { LabTables } from './labs.tables.ts';

/** Replaces a lab's windows and the length of its slots. */
export async function replaceHours(
  trx: Trx,
  labId: string,
  slotMinutes: number,
  rows: Insertable<LabTables['lab_hours']>[],
): Promise<void> {
  await trx
    .updateTable('labs')
    .set({ slot_minutes: slotMinutes })
    .where('id', '=', labId)
    .execute();
  await trx.deleteFrom('lab_hours').where('lab_id', '=', labId).execute();
  if (rows.length > 0) await trx.insertInto('lab_hours').values(rows).execute();
}

/** Replaces a lab's holidays from today on. */
export async function replaceHolidays(
  trx: Trx,
  labId: string,
  today: string,
  rows: Insertable<LabTables['lab_holidays']>[],
): Promise<void> {
  await trx
    .deleteFrom('lab_holidays')
    .where('lab_id', '=', labId)
    .where('date', '>=', today)
    .execute();
  const coming = rows.filter((row) => row.date >= today);
  if (coming.length > 0) await trx.insertInto('lab_holidays').values(coming).execute();
}

/** Those of these slots of a lab that are within the span and have seats, free or not. */
export async function plannedOf(
  trx: Trx,
  labId: string,
  ids: string[],
  { from, until }: Span,
): Promise<LockedSlot[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('slots')
    .selectAll()
    .where('lab_id', '=', labId)
    .where('id', 'in', ids)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .where('capacity', '>', 0)
    .execute();
}

/** Orders of a lab by id, in any state. */
export async function ordersOfLab(trx: Trx, labId: string, ids: string[]) {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('orders')
    .select(['id', 'slot_id', 'status', 'payment_status', 'hold_expires_at'])
    .where('lab_id', '=', labId)
    .where('id', 'in', ids)
    .execute();
}

/**
 * Orders whose seats locked slots are about to lose, as they exceed the new number. An order whose
 * sample has been taken keeps its seat; then unpaid orders lose theirs before paid ones, and among
 * equals the latest bookings first.
 */
export async function ordersBeyond(trx: Trx, reduced: ReducedSlot[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select orders.id, reduced.capacity, orders.status in (${sql.join(ordersThatAre('awaited'))}) as waits,
        row_number() over (
          partition by reduced.id
          order by orders.status in (${sql.join(ordersThatAre('awaited'))}), orders.payment_status <> 'SUCCESS', orders.id
        ) as turn
      from jsonb_to_recordset(${JSON.stringify(reduced)}::jsonb) as reduced(id text, capacity integer)
      join slot_holds on slot_holds.slot_id = reduced.id
      join orders on orders.id = slot_holds.order_id
      where slot_holds.expires_at is null or slot_holds.expires_at > ${now}
    ) as held
    where waits and turn > capacity
    order by id`.execute(trx);
  return rows.map((order) => order.id);
}
