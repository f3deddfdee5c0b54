import type { Db, Trx } from '../db/database.ts';

/** A payment whose money goes back. */
export interface RefundablePayment {
  id: string;
  order_id: string;
  provider_payment_id: string;
  paise: number;
  /** When the money was first due back. */
  refund_since: Date;
  /** The provider's refund that is pending. */
  refund_id: string | null;
  refund_failures: number;
}

const columns = [
  'id',
  'order_id',
  'provider_payment_id',
  'paise',
  'refund_since',
  'refund_id',
  'refund_failures',
] as const;

/** Money that goes back, in the database. */
export function createRefundRepository(db: Db | Trx) {
  const unrefunded = () =>
    db
      .selectFrom('payments')
      .select(columns)
      .where('refund_since', 'is not', null)
      .where('refunded_at', 'is', null)
      .$narrowType<{ refund_since: Date }>();
  const update = (id: string) =>
    db.updateTable('payments').where('id', '=', id).where('refunded_at', 'is', null);

  return {
    /** Payments whose refund is to be seen to, those that wait longest first; 50 at most. */
    due: (now: Date): Promise<RefundablePayment[]> =>
      unrefunded().where('refund_due_at', '<=', now).orderBy('refund_due_at').limit(50).execute(),

    find: (providerPaymentId: string): Promise<RefundablePayment | undefined> =>
      unrefunded().where('provider_payment_id', '=', providerPaymentId).executeTakeFirst(),

    /** Whether there is money for the order that has not gone back. */
    hasUnrefunded: async (orderId: string): Promise<boolean> =>
      (await db
        .selectFrom('payments')
        .select('id')
        .where('order_id', '=', orderId)
        .where('refunded_at', 'is', null)
        .executeTakeFirst()) !== undefined,

    /** All money of an order that stays is to go back. */
    async start(id: string, now: Date): Promise<void> {
      await update(id)
        .set({ refund_due_at: now, refund_since: now })
        .where('refund_since', 'is', null)
        .execute();
    },

    async postpone(id: string, until: Date): Promise<void> {
      await update(id).set({ refund_due_at: until }).execute();
    },

    async markPending(id: string, refundId: string, pollAt: Date): Promise<void> {
      await update(id).set({ refund_id: refundId, refund_due_at: pollAt }).execute();
    },

    /** False when another refund is pending meanwhile, or the money is back. */
    async markFailed(
      id: string,
      refundId: string | null,
      failures: number,
      tryAt: Date,
    ): Promise<boolean> {
      const marked = await update(id)
        .set({ refund_id: null, refund_failures: failures, refund_due_at: tryAt })
        .where('refund_id', refundId === null ? 'is' : '=', refundId)
        .where('refund_failures', '=', failures - 1)
        .returning('id')
        .execute();
      return marked.length > 0;
    },

    /** False when it was marked before. */
    async markRefunded(id: string, refundId: string, now: Date): Promise<boolean> {
      const marked = await update(id)
        .set({ refunded_at: now, refund_id: refundId })
        .returning('id')
        .execute();
      return marked.length > 0;
    },
  };
}
