import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { changeOrder } from '../orders/orders.repository.ts';
import { lockSlots } from '../orders/places.ts';
import { withOrder } from '../orders/withOrder.ts';
import { expireDue } from './expireDue.ts';
import { askProvider } from './news.ts';
import { toRupees } from './paise.ts';
import { providerOf } from './providerOf.ts';
import { settlePayment } from './settle.ts';

const batch = 50;
/** Milliseconds after which an order is asked about, and how long we go on asking. */
const askAfter = 60_000;
const askFor = 48 * 3600_000;
/** Milliseconds after which a settled order is asked about once more: money may have come twice. */
const askAgainAfter = 3600_000;
/** Milliseconds until a refund that did not work is tried again. */
const refundPause = 60_000;

/** Frees the places whose hold has ended. */
export const holdJob = ({ db, clock }: Deps): Job => ({
  name: 'expire holds',
  everyMs: 5_000,
  async run() {
    const due = await db
      .selectFrom('slot_holds')
      .select('slot_id')
      .distinct()
      .where('expires_at', '<=', clock())
      .limit(500)
      .execute();
    for (const { slot_id: slotId } of due) {
      await db.transaction().execute(async (trx) => {
        await lockSlots(trx, [slotId]);
        await expireDue(trx, slotId, clock());
      });
    }
  },
});

/** Asks the provider about orders that were left between: the browser never came back and no webhook arrived. */
export function reconcileJob(deps: Deps): Job {
  const { db, clock } = deps;
  /** Takes some of the orders whose turn it is; with a mark and SKIP LOCKED, so that several processes share the work. */
  const take = (now: Date) => {
    const ago = (ms: number) => new Date(now.getTime() - ms);
    return db
      .updateTable('orders')
      .set({ checked_at: now })
      .where('id', 'in', (sub) =>
        sub
          .selectFrom('orders')
          .select('id')
          .where('provider_order_id', 'is not', null)
          .where('created_at', '<=', ago(askAfter))
          .where('created_at', '>=', ago(askFor))
          .where((where) =>
            where.or([
              where.and([
                where('payment_status', 'in', ['PENDING', 'FAILED', 'EXPIRED']),
                // The older it is the longer the pauses, so that the many which nobody will ever pay do not crowd out the new ones.
                where.or([
                  where('checked_at', 'is', null),
                  sql<boolean>`${now}::timestamptz - checked_at >= greatest(interval '1 minute', (${now}::timestamptz - created_at) / 8)`,
                ]),
              ]),
              where.and([
                where('created_at', '<=', ago(askAgainAfter)),
                where.or([
                  where('checked_at', 'is', null),
                  sql<boolean>`checked_at < created_at + interval '1 millisecond' * ${sql.lit(askAgainAfter)}`,
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
  };
  return {
    name: 'reconcile payments',
    everyMs: 30_000,
    async run() {
      const now = clock();
      for (let taken = await take(now); taken.length > 0; taken = await take(now)) {
        for (const order of taken) {
          try {
            await askProvider(deps, order.id, order.provider_order_id!, 'reconciliation');
          } catch (error) {
            deps.log.warn({ err: error, order: order.id }, 'an order could not be reconciled');
          }
        }
      }
    },
  };
}

/** Gives back what is to be given back; the payment's own id is the key, so that nobody is refunded twice. */
export function refundJob(deps: Deps): Job {
  const { db, clock, log } = deps;
  return {
    name: 'refund payments',
    everyMs: 10_000,
    async run() {
      const due = await db
        .selectFrom('payments')
        .selectAll()
        .where('refund_due_at', '<=', clock())
        .where('refunded_at', 'is', null)
        .orderBy('refund_due_at')
        .limit(batch)
        .execute();
      const { provider } = providerOf(deps);
      for (const payment of due) {
        try {
          await provider.refund(payment.provider_payment_id, payment.paise, payment.id);
        } catch (error) {
          log.warn({ err: error, payment: payment.id }, 'a refund has to wait');
          // Behind the others, which it must not hold up.
          await db
            .updateTable('payments')
            .set({ refund_due_at: new Date(clock().getTime() + refundPause) })
            .where('id', '=', payment.id)
            .where('refunded_at', 'is', null)
            .execute();
          continue;
        }
        await withOrder(db, payment.order_id, null, async (trx, { order }) => {
          const now = clock();
          const marked = await trx
            .updateTable('payments')
            .set({ refunded_at: now })
            .where('id', '=', payment.id)
            .where('refunded_at', 'is', null)
            .returning('id')
            .execute();
          if (marked.length === 0) return;
          const open = await trx
            .selectFrom('payments')
            .select('id')
            .where('order_id', '=', order.id)
            .where('refunded_at', 'is', null)
            .executeTakeFirst();
          if (open || order.payment_status !== 'REFUND_PENDING')
            await changeOrder(
              trx,
              order.id,
              {},
              {
                type: 'payment.refunded',
                actor: 'provider',
                note: `Rs ${toRupees(payment.paise)}`,
                now,
              },
            );
          else
            await settlePayment(
              trx,
              order,
              { type: 'refund.completed' },
              { actor: 'provider', now },
            );
        });
      }
    },
  };
}
