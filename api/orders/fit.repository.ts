import { paymentsThatAre } from '../../machines/payment/payment.rules.ts';
import { sql } from 'kysely';
import { minutesBetween } from '../../machines/order/fit.ts';
import type { FitTest, Misfit } from '../../machines/order/fit.ts';
import type { Selectable } from 'kysely';
import type { TestsTable } from '../catalogue/catalogue.tables.ts';
import type { Db, Trx } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import type { OrderRow, OrderWithItems } from './orderRows.ts';
import { itemsJson } from './orderItems.repository.ts';

/** The columns of a test that say whom it suits, and which tests it goes with. */
export const fitColumns = [
  'tests.for_gender',
  'tests.age_from',
  'tests.age_to',
  'tests.contains',
  'tests.apart_from',
  'tests.apart_minutes',
] as const;

/** A row of these columns. */
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

/** The refusal for tests that do not fit; 422. */
export const unfit = ({ reason, params }: Misfit) =>
  new Refusal(422, 'TESTS_UNFIT', reason, { params });

/** One test for one person. */
interface Draw {
  patient_id: string;
  test_id: string;
}

const aDay = 24 * 3600_000;

/**
 * Whether an order is a visit of this customer within a day of a moment; an unpaid one counts while
 * it holds a seat.
 */
export const isNear = (userId: string, at: Date, now: Date) =>
  sql<boolean>`(
    orders.user_id = ${userId}
    and orders.starts_at > ${new Date(at.getTime() - aDay)} and orders.starts_at < ${new Date(at.getTime() + aDay)}
    and orders.status <> 'cancelled'
    and (orders.payment_status = 'SUCCESS' or (orders.payment_status in (${sql.join(paymentsThatAre('payable'))}) and orders.hold_expires_at > ${now}))
  )`;

/** The customer's other visits within a day of a moment. */
export const nearOrders = (
  trx: Trx,
  { id, user_id: userId }: Pick<OrderRow, 'id' | 'user_id'>,
  at: Date,
  now: Date,
): Promise<OrderWithItems[]> =>
  trx
    .selectFrom('orders')
    .selectAll('orders')
    .select((order) => itemsJson(order).as('items'))
    .where('orders.id', '!=', id)
    .where(isNear(userId, at, now))
    .execute();

/** The tests that are drawn on an order's visit. */
const drawsOf = (order: OrderWithItems): Draw[] =>
  order.items.length > 0 ? order.items.filter((item) => item.cancelled_at === null) : [order];

/** The facts of these tests, whether or not they are still offered. */
async function fitTests(db: Db | Trx, ids: string[]): Promise<Map<string, FitTest>> {
  const rows = await db
    .selectFrom('tests')
    .select(['id', 'name', ...fitColumns])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, fitTestOf(row.id, row.name, row)]));
}

/**
 * Refuses a time that is too close to another visit of the customer, where the same person has a
 * test whose sample must be taken apart from one of these; 422. `near` are those visits.
 */
export async function requireApart(
  trx: Trx,
  items: readonly Draw[],
  startsAt: Date,
  near: readonly OrderWithItems[],
): Promise<void> {
  const patients = new Set(items.map((item) => item.patient_id));
  const others = near.flatMap((order) =>
    drawsOf(order)
      .filter(({ patient_id }) => patients.has(patient_id))
      .map((draw) => ({ ...draw, starts_at: order.starts_at })),
  );
  if (others.length === 0) return;
  const tests = await fitTests(
    trx,
    [...items, ...others].map(({ test_id }) => test_id),
  );
  for (const item of items)
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
