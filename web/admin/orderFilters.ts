import type { OrderSort, SortDirection } from '../../machines/generated/schema.ts';
import { stages } from '../../machines/order/order.rules.ts';
import { longestStaffSearch } from '../../machines/text/longest.ts';
import type { AdminOrdersQueryVariables } from './generated/graphql.ts';

/** The columns that orders can be sorted by, from left to right. */
export const orderSorts = [
  'VISIT',
  'PATIENT',
  'LAB',
  'STATUS',
  'PLACED',
  'AMOUNT',
] as const satisfies OrderSort[];

/** The states that a list of orders can be filtered by. */
export const orderStatuses = [
  ...stages,
  'cancelled',
  'refundDelayed',
  'technicianLeft',
  'reportWaits',
] as const;
export type ListedStatus = (typeof orderStatuses)[number];

/** The sort order and filters of a list of orders, which the page's URL contains. */
export interface OrderFilters {
  /** Null: overdue orders first. */
  sort: OrderSort | null;
  direction: SortDirection;
  /** 'all' for any state. */
  status: ListedStatus | 'all';
  lab: string;
  /** A member's id, or `name:` with a name from the settings. */
  technician: string;
  from: string;
  to: string;
  search: string;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value.toLowerCase() === text?.toLowerCase());

/** The filters in a URL; `usual` is the page's status if the URL has none. */
export function readFilters(query: string, usual: OrderFilters['status']): OrderFilters {
  const given = new URLSearchParams(query);
  const text = (name: string) => given.get(name) ?? '';
  return {
    sort: oneOf(orderSorts, given.get('sort')) ?? null,
    direction: given.get('direction') === 'desc' ? 'DESC' : 'ASC',
    status: oneOf([...orderStatuses, 'all'], given.get('status')) ?? usual,
    lab: text('lab'),
    technician: text('technician'),
    from: text('from'),
    to: text('to'),
    search: text('search').slice(0, longestStaffSearch),
  };
}

/** The filters as the query of a URL, without those that have their default. */
export function writeFilters(filters: OrderFilters, usual: OrderFilters['status']): string {
  const { sort, direction, status, ...texts } = filters;
  const query = new URLSearchParams();
  if (sort) query.set('sort', sort.toLowerCase());
  if (sort && direction === 'DESC') query.set('direction', 'desc');
  if (status !== usual) query.set('status', status);
  for (const [name, text] of Object.entries(texts)) if (text.trim()) query.set(name, text.trim());
  return query.size > 0 ? `?${query}` : '';
}

const byName = 'name:';
/** The filter value for a technician without an account. */
export const namedTechnician = (name: string) => `${byName}${name}`;

/** The variables of the query for these filters. */
export function queryOf(filters: OrderFilters): AdminOrdersQueryVariables {
  const { sort, direction, status, lab, technician, from, to, search } = filters;
  const name = technician.startsWith(byName) ? technician.slice(byName.length) : '';
  return {
    sort,
    direction: sort && direction,
    status: status === 'all' ? null : status,
    labId: lab || null,
    technicianId: (!name && technician) || null,
    technician: name || null,
    from: from || null,
    to: to || null,
    search: search.trim() || null,
    after: null,
  };
}
