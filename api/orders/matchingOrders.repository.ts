import { paymentsThatAre } from '../../machines/payment/payment.rules.ts';
import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import { containing } from '../db/containing.ts';
import type { Db, Trx } from '../db/database.ts';
import { customersByPhone } from '../customers/findCustomers.repository.ts';
import { endOfDay, startOfDay } from '../slots/times.ts';
import { mayCall } from '../staffAccess.ts';
import type { StaffRole } from '../staffAccess.ts';
import type { StaffScope } from '../staffScope.ts';
import type { Database } from '../tables.ts';
import type { OrderRow } from './orderRows.ts';
import type { OrdersQuery } from './orderRequests.contract.ts';
import { hasOrderInScope, orderIsInScope } from '../ordersInScope.repository.ts';
import { ordersWithWaitingReports } from '../waitingReports.repository.ts';
import { technicianName } from './technicians.repository.ts';
import { selectOrders } from './selectOrders.repository.ts';
import { readLineOfText } from '../../machines/text/typedText.ts';

/** The most items that a search looks through, in addition to the orders. */
const mostByItem = 500;
/** Milliseconds after which the staff is shown that a refund has not arrived. */
const refundDelay = 24 * 3600_000;
/**
 * The text that orders are searched by; must be identical to the expression of index
 * `orders_search`.
 */
const searched = sql<string>`plain_text(id || ' ' || (booked -> 'patient' ->> 'name') || ' ' || (booked -> 'test' ->> 'testName'))`;
/**
 * The text that items are searched by; must be identical to the expression of index
 * `order_items_search`.
 */
const searchedItem = sql<string>`plain_text((booked -> 'patient' ->> 'name') || ' ' || (booked -> 'test' ->> 'testName'))`;

/** The order number that a text may be, however its digits are grouped. */
const numberOf = (text: string) =>
  text.replaceAll(/[\s-]/g, '').replace(/^(\d{4})(\d{4})$/, '$1-$2');

/** The orders whose refund is delayed, with the time since when it has been due. */
export const delayedRefunds = (db: Db | Trx, now: Date) =>
  db
    .selectFrom(
      db
        .selectFrom('payments')
        .select(['order_id', 'refund_since', 'refunded_at'])
        .unionAll(db.selectFrom('order_items').select(['order_id', 'refund_since', 'refunded_at']))
        .as('due'),
    )
    .select((row) => ['order_id', row.fn.min('refund_since').as('since')])
    .where('refund_since', '<=', new Date(now.getTime() - refundDelay))
    .where('refunded_at', 'is', null)
    .groupBy('order_id');

/**
 * A condition for orders that contain a text, have a sample with exactly this label, or (for roles
 * that may call customers) belong to this phone number.
 */
async function hasText(
  db: Db | Trx,
  search: string,
  { role, scope }: { role: StaffRole; scope: StaffScope },
) {
  const withPhone = mayCall(role, 'adminUsers') ? await customersByPhone(db, search) : [];
  const byItem = await db
    .selectFrom('order_items')
    .select('order_id')
    .where(containing(searchedItem, search))
    // Filtered before the limit, so that orders out of reach do not use it up.
    .$if(scope.labs !== null, (items) =>
      items.where(hasOrderInScope(scope, 'orders.id', 'order_items.order_id')),
    )
    .limit(mostByItem)
    .execute();
  const bySample = await db
    .selectFrom('samples')
    .select('order_id')
    .where('id', '=', search.toUpperCase())
    .execute();
  const found = [...new Set([...byItem, ...bySample].map((row) => row.order_id))];
  return (order: ExpressionBuilder<Database, 'orders'>) =>
    order.or([
      containing(searched, search),
      order('number', '=', numberOf(search)),
      ...(found.length > 0 ? [order('id', 'in', found)] : []),
      ...(withPhone.length > 0 ? [order('user_id', 'in', withPhone)] : []),
    ]);
}

/** The list's filters that are not a stage of the order. */
const besideStages = new Set(['refundDelayed', 'technicianLeft', 'reportWaits']);

/**
 * The paid orders within reach that match the staff's filters, and an unpaid one if its whole
 * number or id is searched for. Returns a function that builds the query anew each time.
 */
export async function matchingOrders(
  db: Db | Trx,
  { status, search, labId, technicianId, technician, from, to }: OrdersQuery,
  now: Date,
  reader: { role: StaffRole; scope: StaffScope },
) {
  // A visit that was assigned by name alone belongs to the account with that name: the staff's list
  // shows both as one technician.
  const sameName = technicianId ? await technicianName(db, technicianId) : undefined;
  const bySearch = search ? await hasText(db, readLineOfText(search), reader) : null;
  return () =>
    selectOrders(db)
      .where((order) =>
        order.or([
          order('payment_status', 'in', paymentsThatAre('paid')),
          // Unpaid orders are found only by their number or id, which a caller can quote.
          ...(search
            ? [order('number', '=', numberOf(search)), order('id', '=', search.trim())]
            : []),
        ]),
      )
      .where(orderIsInScope(reader.scope))
      .$if(Boolean(status) && !besideStages.has(status!), (query) =>
        query.where('status', '=', status as OrderRow['status']),
      )
      .$if(status === 'technicianLeft', (query) =>
        query.where('technician_left_at', 'is not', null).where('status', '=', 'placed'),
      )
      .$if(status === 'reportWaits', (query) =>
        query.where('id', 'in', ordersWithWaitingReports(db)),
      )
      .$if(status === 'refundDelayed', (query) =>
        query.where('id', 'in', delayedRefunds(db, now).clearSelect().select('order_id')),
      )
      .$if(Boolean(labId), (query) => query.where('lab_id', '=', labId!))
      .$if(Boolean(technicianId), (query) =>
        query.where((order) =>
          order.or([
            order('technician_id', '=', technicianId!),
            ...(sameName === undefined
              ? []
              : [
                  order.and([
                    order('technician_id', 'is', null),
                    order('technician', '=', sameName),
                  ]),
                ]),
          ]),
        ),
      )
      .$if(Boolean(technician), (query) =>
        query.where('technician', '=', technician!).where('technician_id', 'is', null),
      )
      .$if(Boolean(from), (query) => query.where('starts_at', '>=', startOfDay(from!)))
      .$if(Boolean(to), (query) => query.where('starts_at', '<', endOfDay(to!)))
      .$if(bySearch !== null, (query) => query.where((order) => bySearch!(order)));
}
