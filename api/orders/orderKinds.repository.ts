import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Orders that stand together in a list, one kind after the other; null where there is one kind. */
export interface OrderKind {
  run: number | null;
  where: RawBuilder<boolean>;
  /** By when they were booked, the newest first, or by the visit, the soonest first. */
  sort: 'newest' | 'soonest';
}

/** `isPast` of machines/order/order.rules.ts, to the letter as the index of migration 360 has it. */
const isPast = sql<boolean>`(status in ('completed', 'cancelled') or payment_status in ('EXPIRED', 'REFUND_PENDING', 'REFUNDED'))`;

export const anyKind: OrderKind[] = [{ run: null, where: sql`true`, sort: 'newest' }];
export const openBeforePast: OrderKind[] = [
  { run: 0, where: sql`not ${isPast}`, sort: 'soonest' },
  { run: 1, where: isPast, sort: 'newest' },
];
