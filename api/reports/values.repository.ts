import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { orderIsInScope } from '../ordersInScope.repository.ts';
import type { StaffScope } from '../staffScope.ts';
import type { ReportValueJson } from './values.contract.ts';
import type { ReportValueTables } from './values.tables.ts';

export type ValuesRow = Selectable<ReportValueTables['report_values']>;

/** The report of an order or item, finished or not, for the staff who enter its values. */
export async function reportInScope(db: Db | Trx, reportId: string, scope: StaffScope) {
  const reached = () =>
    db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      // Once the account is deleted, no personal data may be stored again.
      .where('users.deleted_at', 'is', null)
      .where(orderIsInScope(scope));
  const columns = [
    'orders.id as order_id',
    'orders.number',
    'orders.status',
    'orders.payment_status',
    'orders.booked',
  ] as const;
  const found = await reached()
    .select(columns)
    .select(['orders.test_id', 'orders.report_file', sql<null>`null`.as('item')])
    .select(sql<Date | null>`null::timestamptz`.as('cancelled_at'))
    .where('orders.id', '=', reportId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_items')
            .select('order_items.id')
            .whereRef('order_items.order_id', '=', 'orders.id'),
        ),
      ),
    )
    .executeTakeFirst();
  const row =
    found ??
    (await reached()
      .innerJoin('order_items', 'order_items.order_id', 'orders.id')
      .select(columns)
      .select([
        'order_items.test_id',
        'order_items.report_file',
        'order_items.booked as item',
        'order_items.cancelled_at',
      ])
      .where('order_items.id', '=', reportId)
      .executeTakeFirst());
  if (!row) return undefined;
  const samples = await db
    .selectFrom('samples')
    .select('id')
    .where('item_id', '=', reportId)
    // The labels of rejected samples count no more.
    .orderBy('stored_at', 'desc')
    .limit(1)
    .execute();
  const { item, booked, ...rest } = row;
  const { patient, test } = item ?? booked;
  return {
    ...rest,
    id: reportId,
    isItem: item !== null,
    patient,
    test,
    labName: booked.lab.name,
    sampleIds: samples.map(({ id }) => id),
  };
}
export type ReportInScope = NonNullable<Awaited<ReturnType<typeof reportInScope>>>;

/** The entered and the released values of a report. */
export async function valuesOf(db: Db | Trx, reportId: string) {
  const rows = await db
    .selectFrom('report_values')
    .leftJoin('admins as enterer', 'enterer.id', 'report_values.entered_by')
    .leftJoin('admins as releaser', 'releaser.id', 'report_values.released_by')
    .selectAll('report_values')
    .select(['enterer.name as entered_name', 'releaser.name as released_name'])
    .where('report_id', '=', reportId)
    .where('state', 'in', ['entered', 'released'])
    .execute();
  return {
    entered: rows.find(({ state }) => state === 'entered'),
    released: rows.find(({ state }) => state === 'released'),
  };
}

/** Stores values that wait for their release, replacing other waiting ones. */
export async function storeEntered(
  trx: Trx,
  {
    measured,
    ...row
  }: Omit<ValuesRow, 'state' | 'released_by' | 'released_at' | 'call_note' | 'drawn_file'>,
): Promise<void> {
  await trx
    .deleteFrom('report_values')
    .where('report_id', '=', row.report_id)
    .where('state', '=', 'entered')
    .execute();
  await trx
    .insertInto('report_values')
    .values({ ...row, state: 'entered', measured: JSON.stringify(measured) })
    .execute();
}

/** Releases entered values; those that were released before become `replaced`. */
export async function storeReleased(
  trx: Trx,
  entered: Pick<ValuesRow, 'id' | 'report_id'>,
  release: { by: string | null; now: Date; callNote: string | null; drawnFile: string | null },
): Promise<void> {
  await trx
    .updateTable('report_values')
    .set({ state: 'replaced' })
    .where('report_id', '=', entered.report_id)
    .where('state', '=', 'released')
    .execute();
  await trx
    .updateTable('report_values')
    .set({
      state: 'released',
      released_by: release.by,
      released_at: release.now,
      call_note: release.callNote,
      drawn_file: release.drawnFile,
    })
    .where('id', '=', entered.id)
    .execute();
}

/** The most reports that a trend covers. */
const longestTrend = 24;

/** A person's released values up to a moment, newest samples first. */
export function measuredBefore(db: Db, userId: string, patientId: string, until: Date) {
  const takenAt = sql<Date>`coalesce(orders.collected_at, orders.starts_at)`;
  return db
    .selectFrom('report_values')
    .innerJoin('orders', 'orders.id', 'report_values.order_id')
    .leftJoin('order_items', 'order_items.id', 'report_values.report_id')
    .select(['report_values.report_id', 'report_values.measured', takenAt.as('taken_at')])
    .where('orders.user_id', '=', userId)
    .where((row) => row.fn.coalesce('order_items.patient_id', 'orders.patient_id'), '=', patientId)
    .where('report_values.state', '=', 'released')
    .where(takenAt, '<=', until)
    .orderBy(takenAt, 'desc')
    .orderBy('report_values.report_id', 'desc')
    .limit(longestTrend)
    .execute();
}

/** The values that a report's last correction replaced. */
export async function replacedValues(db: Db, reportId: string): Promise<ReportValueJson[]> {
  const row = await db
    .selectFrom('report_values')
    .select('measured')
    .where('report_id', '=', reportId)
    .where('state', '=', 'replaced')
    .orderBy('released_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.measured ?? [];
}
