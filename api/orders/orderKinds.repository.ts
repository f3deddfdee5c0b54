import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Orders that stand together in a list, one kind after the other; null where there is one kind. */
export interface OrderKind {
  run: number | null;
  where: RawBuilder<boolean>;
}

/** `isPast` of machines/order/order.rules.ts, to the letter as the index of migration 280 has it. */
const isPast = sql<boolean>`(status in ('completed', 'cancelled') or payment_status in ('EXPIRED', 'REFUND_PENDING', 'REFUNDED'))`;

export const anyKind: OrderKind[] = [{ run: null, where: sql`true` }];
export const openBeforePast: OrderKind[] = [
  { run: 0, where: sql`not ${isPast}` },
  { run: 1, where: isPast },
];
