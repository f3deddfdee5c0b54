import type { Insertable } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { LockedSlot } from '../orders/seats.repository.ts';
import type { Span } from '../slots/times.ts';
import type { LabTables } from './labs.tables.ts';

/** Puts a lab's windows and the length of its slots in place of those that it had. */
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

/** Puts a lab's holidays from today on in place of those that it had. */
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

/** Slots of a lab with seats in the span, free or not, of these ids. */
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

/** Orders of a lab by id, whatever has become of them. */
export async function ordersOfLab(trx: Trx, labId: string, ids: string[]) {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('orders')
    .select(['id', 'slot_id', 'status', 'payment_status', 'hold_expires_at'])
    .where('lab_id', '=', labId)
    .where('id', 'in', ids)
    .execute();
}

/** Orders of these locked slots that somebody waits for: paid ones, and unpaid ones that hold a seat. */
export async function liveOrdersOf(trx: Trx, slotIds: string[], now: Date): Promise<string[]> {
  if (slotIds.length === 0) return [];
  const orders = await trx
    .selectFrom('orders')
    .select('id')
    .where('slot_id', 'in', slotIds)
    .where('status', 'in', ['placed', 'assigned'])
    .where((order) =>
      order.or([
        order('payment_status', '=', 'SUCCESS'),
        order.and([
          order('payment_status', 'in', ['PENDING', 'FAILED']),
          order('hold_expires_at', '>', now),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
  return orders.map((order) => order.id);
}
