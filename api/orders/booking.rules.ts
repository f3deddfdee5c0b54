import { createHash } from 'node:crypto';
import { isPayable } from '../../machines/payment/payment.rules.ts';
import { badRequest, conflict, Refusal } from '../refusal.ts';
import { bookingSpan } from '../slots/times.ts';
import type { OrderRow, OrderWithItems } from './orderRows.ts';
import { OrderRequest } from './orderRequests.contract.ts';
import type { OrderItemRequest } from './orderRequests.contract.ts';
import { besideColumns, columnNames } from './orders.tables.ts';
import type { ChosenColumns, ChosenField, RenamedField } from './orders.tables.ts';
import type { Price } from '../pricing/pricing.rules.ts';

/** Minutes that a seat is held for an unpaid order (PD-27). */
export const holdMinutes = 15;
/** Minutes by which the customer may extend the hold, once. */
export const extensionMinutes = 5;
/** The most unpaid orders that may hold a seat at a time, per customer and per phone (PD-56). */
export const mostHolds = 3;

/**
 * The tests of a visit, each with its patient; 400 where there are none, or one is listed twice.
 */
export function itemsOf({ patient, test, items }: OrderRequest): OrderItemRequest[] {
  if (items === undefined) {
    if (patient === undefined) throw badRequest('FIELD_MISSING', { field: 'patient' });
    if (test === undefined) throw badRequest('FIELD_MISSING', { field: 'test' });
    return [{ patient, test }];
  }
  if (new Set(items.map(itemKey)).size < items.length) throw badRequest('ITEM_TWICE');
  return items;
}

const itemKey = (item: OrderItemRequest) => JSON.stringify([item.patient, item.test]);

/** The items that an order was made for, in the shape of a request. */
const itemsOfOrder = (order: OrderWithItems): OrderItemRequest[] =>
  order.items.length > 0
    ? order.items.map((item) => ({ patient: item.patient_id, test: item.test_id }))
    : [{ patient: order.patient_id, test: order.test_id }];

const columnOf = (field: ChosenField): keyof OrderRow =>
  (columnNames as Partial<Record<ChosenField, keyof OrderRow>>)[field] ??
  (field as Exclude<ChosenField, RenamedField>);
const isChosen = (field: string): field is ChosenField =>
  !(besideColumns as readonly string[]).includes(field);
const chosenFields = Object.keys(OrderRequest.properties).filter(isChosen);

/**
 * The choices beside the tests as an order's columns, by which orders are created, changed, compared
 * and hashed; an optional one that was not sent is null.
 */
export const chosenColumns = (sent: OrderRequest): ChosenColumns =>
  Object.fromEntries(
    chosenFields.map((field) => [columnOf(field), sent[field] ?? null]),
  ) as ChosenColumns;

const isOfChoice = (order: OrderRow, chosen: ChosenColumns): boolean =>
  Object.entries(chosen).every(([column, value]) => order[column as keyof OrderRow] === value);

export const slotTaken = () => conflict('SLOT_TAKEN');

/** Refuses a slot that is too soon, in the past, or further ahead than we offer. */
export function requireOffered(slot: { starts_at: Date }, now: Date): void {
  const { from, until } = bookingSpan(now);
  if (slot.starts_at < from || slot.starts_at >= until) throw slotTaken();
}

/** Whether an order is awaiting payment and holds a seat. */
export const isLive = (
  order: Pick<OrderRow, 'payment_status' | 'hold_expires_at'>,
  now: Date,
): boolean =>
  isPayable(order.payment_status) && order.hold_expires_at !== null && order.hold_expires_at > now;

/** When the hold of an unpaid order ends; 409 if the order is paid or over. */
export function requireUnpaid(order: OrderRow, now: Date): Date {
  if (order.payment_status === 'SUCCESS') throw conflict('ALREADY_PAID');
  if (!isPayable(order.payment_status) || !order.hold_expires_at || order.hold_expires_at <= now)
    throw conflict('HOLD_EXPIRED');
  return order.hold_expires_at;
}

/** Whether an order's hold on a slot has run out but has not been released yet. */
export const hasOverdueHold = (order: OrderRow, slotId: string, now: Date): boolean =>
  order.slot_id === slotId && order.hold_expires_at !== null && order.hold_expires_at <= now;

/**
 * Which of these orders, oldest first, an earlier attempt at this request made: the one with its
 * key or, without a key, the customer's newest live order of the same choices. 422 where the key
 * was used for other content.
 */
export function madeBefore(
  orders: OrderWithItems[],
  { userId, sent, key }: { userId: string; sent: OrderRequest; key?: string | undefined },
  now: Date,
): OrderRow | undefined {
  const wanted = itemsOf(sent).map(itemKey).join(' ');
  const own = orders.filter((order) => order.user_id === userId);
  if (key === undefined)
    return own.findLast(
      (order) =>
        isLive(order, now) &&
        itemsOfOrder(order).map(itemKey).join(' ') === wanted &&
        isOfChoice(order, chosenColumns(sent)),
    );
  const made = own.find((order) => order.idempotency_key === key);
  if (made) requireSameRequest(made, sent);
  return made;
}

/**
 * Refuses where the amount differs from the one that the customer was shown; 409 with the new
 * amount.
 */
export function requireExpected(
  { expectedAmount }: Pick<OrderRequest, 'expectedAmount'>,
  { item_total: itemTotal, discount, amount }: Price,
): void {
  if (expectedAmount === undefined || expectedAmount === null || expectedAmount === amount) return;
  throw new Refusal(409, 'PRICE_CHANGED', 'PRICE_CHANGED', {
    params: { itemTotal, discount, amount },
    data: { itemTotal, discount, amount },
  });
}

/**
 * Refuses a new order to a customer with too many unpaid ones; 429 with the ids of the customer's
 * own. Orders of other accounts with the same phone count too, but their ids are not disclosed.
 */
export function requireFewHolds(orders: OrderRow[], userId: string, now: Date): void {
  const live = orders.filter((order) => isLive(order, now));
  if (live.length < mostHolds) return;
  const own = live.filter((order) => order.user_id === userId).map((order) => order.id);
  const firstEnd = Math.min(...live.map((order) => order.hold_expires_at!.getTime()));
  throw new Refusal(429, 'TOO_MANY_HOLDS', 'TOO_MANY_HOLDS', {
    params: { count: mostHolds },
    retryAfter: Math.max(1, Math.ceil((firstEnd - now.getTime()) / 1000)),
    data: { oldest: own[0] ?? null, orders: own },
  });
}

/**
 * A hash of a request's content, by which two requests with the same Idempotency-Key are compared.
 */
export function hashOf(sent: OrderRequest): string {
  const { lab_id, slot_id, address_id, ...later } = chosenColumns(sent);
  const items = itemsOf(sent).map(({ patient, test }) => [patient, test]);
  // The hash of a request with one item and without the later fields must stay what it was before
  // those existed, as it is compared with hashes that are already stored.
  const answered = Object.entries(later).filter(([, value]) => value !== null);
  const one = items.length === 1 ? items[0]! : [items];
  const content = [...one, lab_id, slot_id, address_id, ...answered];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** Refuses a key that was used for an order of other content; 422. Older orders have no hash. */
export function requireSameRequest(
  made: { request_hash: string | null },
  sent: OrderRequest,
): void {
  if (made.request_hash === null || made.request_hash === hashOf(sent)) return;
  throw new Refusal(422, 'KEY_REUSED', 'KEY_REUSED');
}
