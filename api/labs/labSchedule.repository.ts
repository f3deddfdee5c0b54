import type { Insertable } from 'kysely';
import type { Trx } from '../db/database.ts';
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
