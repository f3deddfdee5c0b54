import { sql } from 'kysely';
import { minutesBetween } from '../../machines/order/fit.ts';
import type { FitTest, Misfit } from '../../machines/order/fit.ts';
import type { Selectable } from 'kysely';
import type { TestsTable } from '../catalogue/catalogue.tables.ts';
import type { Db, Trx } from '../db/database.ts';
import { Refusal } from '../refusal.ts';

/** What of a test says for whom it is, and beside which others. */
export const fitColumns = [
  'tests.for_gender',
  'tests.age_from',
  'tests.age_to',
  'tests.contains',
  'tests.apart_from',
  'tests.apart_minutes',
] as const;

/** The same as read. */
export type FitRow = Pick<
  Selectable<TestsTable>,
  'for_gender' | 'age_from' | 'age_to' | 'contains' | 'apart_from' | 'apart_minutes'
>;

export const fitTestOf = (id: string, name: string, row: FitRow): FitTest => ({
  id,
  name,
  forGender: row.for_gender,
  ageFrom: row.age_from,
  ageTo: row.age_to,
  contains: row.contains,
  apartFrom: row.apart_from,
  apartMinutes: row.apart_minutes,
});

/** What does not fit, as a refusal; 422. */
export const unfit = ({ reason, params }: Misfit) =>
  new Refusal(422, 'TESTS_UNFIT', reason, { params });

/** One test for one person. */
interface Draw {
  patient_id: string;
  test_id: string;
}

const aDay = 24 * 3600_000;

/** What the customer's other visits of about that time draw; unpaid ones count while they hold a seat. */
const drawsAround = (
  trx: Trx,
  visit: { userId: string; orderId: string | null },
  at: Date,
  now: Date,
) =>
  trx
    .selectFrom('orders')
    .leftJoin('order_items', 'order_items.order_id', 'orders.id')
    .select([
      'orders.starts_at',
      sql<string>`coalesce(order_items.patient_id, orders.patient_id)`.as('patient_id'),
      sql<string>`coalesce(order_items.test_id, orders.test_id)`.as('test_id'),
    ])
    .where('orders.user_id', '=', visit.userId)
    .where('orders.id', '!=', visit.orderId ?? '')
    .where('orders.starts_at', '>', new Date(at.getTime() - aDay))
    .where('orders.starts_at', '<', new Date(at.getTime() + aDay))
    .where('orders.status', '!=', 'cancelled')
    .where((order) =>
      order.or([
        order('orders.payment_status', '=', 'SUCCESS'),
        order('orders.payment_status', 'in', ['PENDING', 'FAILED']).and(
          'orders.hold_expires_at',
          '>',
          now,
        ),
      ]),
    )
    .where('order_items.cancelled_at', 'is', null)
    .execute();

/** The facts of tests, offered or not. */
async function fitTests(db: Db | Trx, ids: string[]): Promise<Map<string, FitTest>> {
  const rows = await db
    .selectFrom('tests')
    .select(['id', 'name', ...fitColumns])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, fitTestOf(row.id, row.name, row)]));
}

/**
 * Refuses a time that is too near to another visit of the customer, where the same person has a test
 * whose sample is taken apart from one of these; 422.
 */
export async function requireApart(
  trx: Trx,
  visit: { userId: string; orderId: string | null; items: readonly Draw[] },
  startsAt: Date,
  now: Date,
): Promise<void> {
  const patients = new Set(visit.items.map((item) => item.patient_id));
  const others = (await drawsAround(trx, visit, startsAt, now)).filter(({ patient_id }) =>
    patients.has(patient_id),
  );
  if (others.length === 0) return;
  const tests = await fitTests(
    trx,
    [...visit.items, ...others].map(({ test_id }) => test_id),
  );
  for (const item of visit.items)
    for (const other of others.filter(({ patient_id }) => patient_id === item.patient_id)) {
      const [one, two] = [tests.get(item.test_id), tests.get(other.test_id)];
      const minutes = one && two ? minutesBetween(one, two) : 0;
      if (Math.abs(other.starts_at.getTime() - startsAt.getTime()) < minutes * 60_000)
        throw unfit({
          reason: 'TESTS_APART',
          params: { test: one!.name, other: two!.name, minutes },
        });
    }
}
