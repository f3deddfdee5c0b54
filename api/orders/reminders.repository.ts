import { ordersThatAre } from '../../machines/order/order.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Span } from '../slots/times.ts';

/** How many visits are read at once; the job's next run gets the rest. */
const batch = 500;

/**
 * Paid visits that start within a span, were booked, paid and last moved before a moment, and have
 * had no reminder for their current slot.
 */
export const visitsToRemindOf = (
  db: Db,
  { from, until }: Span,
  before: Date,
): Promise<{ id: string; slot_id: string }[]> =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'orders.slot_id'])
    .where('payment_status', '=', 'SUCCESS')
    .where('status', 'in', ordersThatAre('awaited'))
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .where((user) =>
      user.or([
        user('users.phone', 'is not', null),
        user('users.email_verified_at', 'is not', null),
      ]),
    )
    .where((order) =>
      order.not(
        order.exists(
          order
            .selectFrom('order_events')
            .select('order_events.id')
            .whereRef('order_events.order_id', '=', 'orders.id')
            .where('type', 'in', ['payment.captured', 'slot.changed'])
            .where('at', '>=', before),
        ),
      ),
    )
    .where((order) =>
      order.not(
        order.exists(
          order
            .selectFrom('messages')
            .select('messages.id')
            .where('dedupe_key', 'in', [
              sql<string>`'order:' || orders.id || ':reminder:' || orders.slot_id`,
              sql<string>`'order:' || orders.id || ':reminder:' || orders.slot_id || ':mail'`,
            ]),
        ),
      ),
    )
    .orderBy('starts_at')
    .limit(batch)
    .execute();
