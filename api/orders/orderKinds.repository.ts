import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Orders that are listed together; `run` is null where the list is not divided. */
export interface OrderKind {
  run: number | null;
  where: RawBuilder<boolean>;
  /** By time of booking, newest first, or by time of the visit, soonest first. */
  sort: 'newest' | 'soonest';
}

/**
 * `isPast` of machines/order/order.rules.ts in SQL; must be identical to the index expression of
 * migration 360.
 */
const isPast = sql<boolean>`(status in ('completed', 'cancelled') or payment_status in ('EXPIRED', 'REFUND_PENDING', 'REFUNDED'))`;

export const anyKind: OrderKind[] = [{ run: null, where: sql`true`, sort: 'newest' }];
export const openBeforePast: OrderKind[] = [
  { run: 0, where: sql`not ${isPast}`, sort: 'soonest' },
  { run: 1, where: isPast, sort: 'newest' },
];
