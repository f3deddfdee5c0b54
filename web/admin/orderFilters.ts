import type { OrderSort, SortDirection } from '../../machines/generated/schema.ts';
import { stages } from '../../machines/order/order.rules.ts';
import type { AdminOrdersQueryVariables } from './generated/graphql.ts';

/** Every column that orders are sorted by, as they stand beside each other. */
export const orderSorts = [
  'VISIT',
  'PATIENT',
  'LAB',
  'STATUS',
  'PLACED',
  'AMOUNT',
] as const satisfies OrderSort[];

/** What a list can be narrowed to by how far its orders are. */
export const orderStatuses = [
  ...stages,
  'cancelled',
  'refundDelayed',
  'technicianLeft',
  'reportWaits',
] as const;
export type ListedStatus = (typeof orderStatuses)[number];

/** How a list of orders is sorted and filtered; it stands in the page's URL. */
export interface OrderFilters {
  /** Null: what is overdue comes first. */
  sort: OrderSort | null;
  direction: SortDirection;
  /** 'all': whatever it is. */
  status: ListedStatus | 'all';
  lab: string;
  /** An id, or `name:` and a name from the settings. */
  technician: string;
  from: string;
  to: string;
  search: string;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value.toLowerCase() === text?.toLowerCase());

/** The filters that a URL names; `usual` is the status of the page when it names none. */
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
    search: text('search'),
  };
}

/** The same as the query of a URL; what is as usual is not in it. */
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
/** How a technician without an account is chosen. */
export const namedTechnician = (name: string) => `${byName}${name}`;

/** What the gateway is asked for. */
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
