import { paymentsThatAre } from '../../machines/payment/payment.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

const batch = 50;
/** Milliseconds after which the provider is first queried about an order, and for how long. */
const queryAfter = 60_000;
const queryFor = 48 * 3600_000;
/** Milliseconds after which a settled order is checked once more: it may have been paid twice. */
const queryAgainAfter = 3600_000;

/** Selects the orders about which the provider is to be queried. */
export function createReconciliationRepository(db: Db) {
  return {
    /**
     * Takes some of the orders that are due. The mark and SKIP LOCKED let several processes share
     * the work.
     */
    take(now: Date) {
      const ago = (ms: number) => new Date(now.getTime() - ms);
      return db
        .updateTable('orders')
        .set({ checked_at: now })
        .where('id', 'in', (sub) =>
          sub
            .selectFrom('orders')
            .select('id')
            .where('provider_order_id', 'is not', null)
            .where('created_at', '<=', ago(queryAfter))
            .where('created_at', '>=', ago(queryFor))
            .where((where) =>
              where.or([
                where.and([
                  where('payment_status', 'in', paymentsThatAre('unpaid')),
                  // The older an order is, the longer the pauses, so that the many that will never
                  // be paid do not crowd out new ones.
                  where.or([
                    where('checked_at', 'is', null),
                    sql<boolean>`${now}::timestamptz - checked_at >= greatest(interval '1 minute', (${now}::timestamptz - created_at) / 8)`,
                  ]),
                ]),
                where.and([
                  where('created_at', '<=', ago(queryAgainAfter)),
                  where.or([
                    where('checked_at', 'is', null),
                    sql<boolean>`checked_at < created_at + interval '1 millisecond' * ${sql.lit(queryAgainAfter)}`,
                  ]),
                ]),
              ]),
            )
            .orderBy('checked_at', (order) => order.asc().nullsFirst())
            .orderBy('id')
            .limit(batch)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'provider_order_id'])
        .execute();
    },

    /** Takes dropped provider orders in the same way: somebody may still pay in an old window. */
    async takeDropped(now: Date): Promise<{ id: string; provider_order_id: string | null }[]> {
      const taken = await db
        .updateTable('dropped_provider_orders')
        .set({ checked_at: now })
        .where('id', 'in', (sub) =>
          sub
            .selectFrom('dropped_provider_orders')
            .select('id')
            .where('dropped_at', '>=', new Date(now.getTime() - queryFor))
            .where((where) =>
              where.or([
                where('checked_at', 'is', null),
                sql<boolean>`${now}::timestamptz - checked_at >= greatest(interval '1 minute', (${now}::timestamptz - dropped_at) / 8)`,
              ]),
            )
            .orderBy('checked_at', (order) => order.asc().nullsFirst())
            .limit(batch)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['order_id as id', 'id as provider_order_id'])
        .execute();
      return taken;
    },
  };
}
