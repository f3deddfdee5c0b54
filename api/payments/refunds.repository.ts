import { sql } from 'kysely';
import type { RefundStatus } from '../../machines/refund/refund.rules.ts';
import type { Db, Trx } from '../db/database.ts';

/** A refund that we owe: of a payment, or of the share of a cancelled item. */
export interface Refund {
  /** The table that it is in: the rest of a payment, or an item's share. */
  of: 'payments' | 'order_items';
  id: string;
  order_id: string;
  provider_payment_id: string;
  paise: number;
  /** The payment's full amount. */
  paid: number;
  /** When the refund first became due. */
  refund_since: Date;
  /** The id of the provider's pending refund. */
  refund_id: string | null;
  refund_failures: number;
  refunded_at: Date | null;
}

/** The columns in both tables that describe a refund's state. */
type Standing = Pick<Refund, 'refund_id' | 'refund_failures' | 'refunded_at'>;

/** The status in the refund's machine that the columns represent. */
export function refundStatusOf(row: Standing): RefundStatus {
  if (row.refunded_at !== null) return 'refunded';
  if (row.refund_id !== null) return 'requested';
  return row.refund_failures > 0 ? 'failed' : 'due';
}

/** The part of a payment that is not refunded for items. */
const rest = sql<number>`(payments.paise - coalesce((select sum(refund_paise) from order_items where payment_id = payments.id), 0))::integer`;

/** Refunds in the database. */
export function createRefundRepository(db: Db | Trx) {
  const ofPayments = () =>
    db
      .selectFrom('payments')
      .select([
        sql<Refund['of']>`'payments'`.as('of'),
        'payments.id',
        'payments.order_id',
        'payments.provider_payment_id',
        rest.as('paise'),
        'payments.paise as paid',
        'payments.refund_since',
        'payments.refund_due_at',
        'payments.refund_id',
        'payments.refund_failures',
        'payments.refunded_at',
      ])
      .where('payments.refund_since', 'is not', null)
      .where('payments.refunded_at', 'is', null);
  const ofItems = () =>
    db
      .selectFrom('order_items')
      .innerJoin('payments', 'payments.id', 'order_items.payment_id')
      .select([
        sql<Refund['of']>`'order_items'`.as('of'),
        'order_items.id',
        'order_items.order_id',
        'payments.provider_payment_id',
        'order_items.refund_paise as paise',
        'payments.paise as paid',
        'order_items.refund_since',
        'order_items.refund_due_at',
        'order_items.refund_id',
        'order_items.refund_failures',
        'order_items.refunded_at',
      ])
      .where('order_items.refund_since', 'is not', null)
      .where('order_items.refunded_at', 'is', null);
  /** An order's payments, and the items that are refunded from them. */
  const moneyOf = (orderId: string) =>
    db.selectFrom(
      db
        .selectFrom('payments')
        .select(['id', 'refund_id', 'refunded_at'])
        .where('order_id', '=', orderId)
        .unionAll(
          db
            .selectFrom('order_items')
            .select(['id', 'refund_id', 'refunded_at'])
            .where('order_id', '=', orderId)
            .where('refund_since', 'is not', null),
        )
        .as('money'),
    );
  /** Updates either table, as both have the same refund columns. */
  const update = ({ of, id }: Pick<Refund, 'of' | 'id'>) =>
    db.updateTable(of as 'payments').where('id', '=', id);

  return {
    /** Refunds that are due for a request or a check, longest waiting first; at most 50. */
    due: async (now: Date): Promise<Refund[]> =>
      (await ofPayments()
        .where('payments.refund_due_at', '<=', now)
        .unionAll(ofItems().where('order_items.refund_due_at', '<=', now) as never)
        .orderBy('refund_due_at')
        .limit(50)
        .execute()) as Refund[],

    /**
     * The refund that an event of the provider is about: the one that it names, or else that of a
     * whole payment without refunded items, as the refund's id may not have reached us.
     */
    async find(
      providerPaymentId: string,
      refundId: string,
      paise: number,
    ): Promise<Refund | undefined> {
      const ofPayment = (await ofPayments()
        .where('provider_payment_id', '=', providerPaymentId)
        .executeTakeFirst()) as Refund | undefined;
      const ofItem = (await ofItems()
        .where('provider_payment_id', '=', providerPaymentId)
        .where('order_items.refund_id', '=', refundId)
        .executeTakeFirst()) as Refund | undefined;
      // A smaller amount was refunded by hand, and is not the refund that the customer waits for.
      if (ofItem) return paise >= ofItem.paise ? ofItem : undefined;
      if (ofPayment === undefined || paise < ofPayment.paise) return undefined;
      if (ofPayment.refund_id === refundId) return ofPayment;
      const parts = await db
        .selectFrom('order_items')
        .innerJoin('payments', 'payments.id', 'order_items.payment_id')
        .select('order_items.id')
        .where('provider_payment_id', '=', providerPaymentId)
        .executeTakeFirst();
      return parts === undefined ? ofPayment : undefined;
    },

    /** The order that a payment of the provider is for. */
    orderOf: async (providerPaymentId: string): Promise<string | undefined> =>
      (
        await db
          .selectFrom('payments')
          .select('order_id')
          .where('provider_payment_id', '=', providerPaymentId)
          .executeTakeFirst()
      )?.order_id,

    /** Whether a refund is one of ours, or is noted in the order's history already. */
    isKnown: async (orderId: string, refundId: string, note: string): Promise<boolean> =>
      (await moneyOf(orderId)
        .where('refund_id', '=', refundId)
        .select('id')
        .unionAll(
          db
            .selectFrom('order_events')
            .select('id')
            .where('order_id', '=', orderId)
            .where('type', '=', 'refund.byHand')
            .where('note', '=', note),
        )
        .executeTakeFirst()) !== undefined,

    /** Whether any of the order's refunds has not arrived yet. */
    hasUnrefunded: async (orderId: string): Promise<boolean> =>
      (await moneyOf(orderId).where('refunded_at', 'is', null).select('id').executeTakeFirst()) !==
      undefined,

    /** The current state of a refund. Whoever changes it holds the order's lock. */
    stands: ({ of, id }: Refund): Promise<Standing> =>
      db
        .selectFrom(of as 'payments')
        .select(['refund_id', 'refund_failures', 'refunded_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),

    /** Starts the refund of a payment, or what is left of it, while the order stays. */
    async start(id: string, now: Date): Promise<void> {
      await update({ of: 'payments', id })
        .set({ refund_due_at: now, refund_since: now })
        .where('refund_since', 'is', null)
        .execute();
    },

    async postpone(refund: Refund, until: Date): Promise<void> {
      await update(refund).set({ refund_due_at: until }).execute();
    },

    async markRequested(refund: Refund, refundId: string, lookAt: Date): Promise<void> {
      await update(refund).set({ refund_id: refundId, refund_due_at: lookAt }).execute();
    },

    async markFailed(refund: Refund, failures: number, tryAt: Date): Promise<void> {
      await update(refund)
        .set({ refund_id: null, refund_failures: failures, refund_due_at: tryAt })
        .execute();
    },

    async markRefunded(refund: Refund, refundId: string, now: Date): Promise<void> {
      await update(refund).set({ refunded_at: now, refund_id: refundId }).execute();
    },
  };
}
