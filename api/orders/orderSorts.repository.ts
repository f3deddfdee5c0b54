import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { stages } from '../../machines/order/order.rules.ts';
import { badRequest } from '../refusal.ts';
import { indianDate, startOfDay } from '../slots/times.ts';
import type { SortKey } from './orderCursor.ts';
import type { OrdersQuery } from './orderRequests.contract.ts';

type Column = NonNullable<OrdersQuery['sort']>;
type Direction = NonNullable<OrdersQuery['direction']>;

/** The expression that orders are sorted by, and its SQL type. */
interface Key {
  of: RawBuilder<Date | string | number>;
  as: 'timestamptz' | 'text' | 'integer';
}

/** Orders in one direction, by a key and then by id; each run has an index in this order. */
export interface SortRun {
  /** Null: by id alone, which follows the time of booking. */
  key: Key | null;
  direction: Direction;
  /** The run's orders; the runs of a sort together contain each order once. */
  where: RawBuilder<boolean> | null;
}

/** The expression behind each sortable column; must be identical to its index of migration 212. */
const keys: Record<Exclude<Column, 'status'>, Key | null> = {
  visit: { of: sql<Date>`starts_at`, as: 'timestamptz' },
  placed: null,
  patient: { of: sql<string>`lower(booked -> 'patient' ->> 'name')`, as: 'text' },
  lab: { of: sql<string>`lower(booked -> 'lab' ->> 'name')`, as: 'text' },
  amount: { of: sql<number>`amount`, as: 'integer' },
};
const due: Key = { of: sql<Date>`due_at`, as: 'timestamptz' };

/**
 * The staff's default order (PD-88): overdue orders, longest overdue first; then the visits of
 * today and later, soonest first; then earlier visits, latest first.
 */
function overdueFirst(at: Date): SortRun[] {
  const today = startOfDay(indianDate(at));
  const inTime = sql`(due_at is null or due_at > ${at})`;
  return [
    { key: due, direction: 'asc', where: sql`due_at <= ${at}` },
    { key: keys.visit, direction: 'asc', where: sql`(starts_at >= ${today} and ${inTime})` },
    { key: keys.visit, direction: 'desc', where: sql`(starts_at < ${today} and ${inTime})` },
  ];
}

/** By stage, the latest booking first among orders of the same stage. */
function byStatus(direction: Direction): SortRun[] {
  const inOrder = [...stages, 'cancelled'];
  return (direction === 'asc' ? inOrder : inOrder.toReversed()).map((status) => ({
    key: null,
    direction: 'desc',
    where: sql`status = ${status}`,
  }));
}

/** The runs that make up a sorted list, in order; `at` is when its first page was read. */
export function runsOf(sort: Column | undefined, direction: Direction, at: Date): SortRun[] {
  if (sort === undefined) return overdueFirst(at);
  if (sort === 'status') return byStatus(direction);
  return [{ key: keys[sort], direction, where: null }];
}

/**
 * The condition for orders after a page's last one, within its run; 400 where the cursor's key does
 * not fit the run.
 */
export function behind(
  { key, direction }: SortRun,
  last: { key: SortKey; id: string },
): RawBuilder<boolean> {
  const sign = sql.raw(direction === 'asc' ? '>' : '<');
  const stored = storedKey(last.key);
  if (stored?.as !== key?.as) throw badRequest('PAGE_UNKNOWN');
  if (!key || !stored) return sql`id ${sign} ${last.id}`;
  return sql`(${key.of}, id) ${sign} (${stored.value}::${sql.raw(key.as)}, ${last.id})`;
}

/** A sort key from a query in the form that a cursor stores. */
export const heldKey = (key: Date | string | number | null): SortKey => {
  if (key instanceof Date) return key.toISOString();
  return typeof key === 'string' ? { text: key } : key;
};

/**
 * The reverse of `heldKey`: a cursor stores instants as strings, and marks keys that are strings as
 * such.
 */
function storedKey(key: SortKey): { as: Key['as']; value: Date | string | number } | null {
  if (key === null) return null;
  if (typeof key === 'string') return { as: 'timestamptz', value: new Date(key) };
  return typeof key === 'object' ? { as: 'text', value: key.text } : { as: 'integer', value: key };
}
