import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { stages } from '../../machines/order/order.rules.ts';
import { badRequest } from '../refusal.ts';
import { indianDate, startOfDay } from '../slots/times.ts';
import type { SortKey } from './orderCursor.ts';
import type { OrdersQuery } from './orderRequests.contract.ts';

type Column = NonNullable<OrdersQuery['sort']>;
type Direction = NonNullable<OrdersQuery['direction']>;

/** What orders are sorted by, and as what it is stored. */
interface Key {
  of: RawBuilder<Date | string | number>;
  as: 'timestamptz' | 'text' | 'integer';
}

/** Orders in one direction, by a key and then by their id; an index has them like this. */
export interface SortRun {
  /** Null: by the id alone, which is the time of the booking. */
  key: Key | null;
  direction: Direction;
  /** Which orders it has; those of a sort have every order once. */
  where: RawBuilder<boolean> | null;
}

/** What a column is sorted by; to the letter as its index of migration 212 has it. */
const keys: Record<Exclude<Column, 'status'>, Key | null> = {
  visit: { of: sql<Date>`starts_at`, as: 'timestamptz' },
  placed: null,
  patient: { of: sql<string>`lower(booked -> 'patient' ->> 'name')`, as: 'text' },
  lab: { of: sql<string>`lower(booked -> 'lab' ->> 'name')`, as: 'text' },
  amount: { of: sql<number>`amount`, as: 'integer' },
};
const due: Key = { of: sql<Date>`due_at`, as: 'timestamptz' };

/**
 * What the staff begins with (PD-88): what is overdue, the longest first; the visits of today and of the days to
 * come in their order; those of the days before, the latest first.
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

/** By how far orders have come, the latest booking first among those that are equally far. */
function byStatus(direction: Direction): SortRun[] {
  const inOrder = [...stages, 'cancelled'];
  return (direction === 'asc' ? inOrder : inOrder.toReversed()).map((status) => ({
    key: null,
    direction: 'desc',
    where: sql`status = ${status}`,
  }));
}

/** The runs that a sorted list is made of, one after the other; `at` is when its first page was read. */
export function runsOf(sort: Column | undefined, direction: Direction, at: Date): SortRun[] {
  if (sort === undefined) return overdueFirst(at);
  if (sort === 'status') return byStatus(direction);
  return [{ key: keys[sort], direction, where: null }];
}

/** What comes behind the last order of a page in its run; 400 where no order can stand there. */
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

/** A key as a query gives it, as a cursor can hold it. */
export const heldKey = (key: Date | string | number | null): SortKey => {
  if (key instanceof Date) return key.toISOString();
  return typeof key === 'string' ? { text: key } : key;
};

/** And the other way round: instants are texts in a cursor, texts are marked as such. */
function storedKey(key: SortKey): { as: Key['as']; value: Date | string | number } | null {
  if (key === null) return null;
  if (typeof key === 'string') return { as: 'timestamptz', value: new Date(key) };
  return typeof key === 'object' ? { as: 'text', value: key.text } : { as: 'integer', value: key };
}
