import { sql } from 'kysely';
import type { Db } from '../../../api/db/database.ts';

/** Where an order stands: ours, its place, and each payment in the provider's books and in ours. */
export interface Ledger {
  status: string;
  payment: string;
  place: 'none' | 'held' | 'overdue' | 'kept';
  /** In the provider's order: what the provider took, and what became of it. */
  money: ('unheard' | 'kept' | 'due back' | 'back' | 'lost')[];
}

/** Reads it. */
export async function ledgerOf(db: Db, orderId: string, now: Date): Promise<Ledger> {
  const order = await db
    .selectFrom('orders')
    .select(['status', 'payment_status'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const hold = await db
    .selectFrom('slot_holds')
    .select('expires_at')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const taken = await db
    .selectFrom('sandbox_payments')
    .innerJoin('sandbox_orders', 'sandbox_orders.id', 'sandbox_order_id')
    .select(['sandbox_payments.id', 'sandbox_payments.amount'])
    .where('receipt', '=', orderId)
    .where('status', '=', 'captured')
    .orderBy('sandbox_payments.id')
    .execute();
  const refunds = await db
    .selectFrom('sandbox_refunds')
    .selectAll()
    .where('sandbox_payment_id', 'in', ['', ...taken.map(({ id }) => id)])
    .where('failed', '=', false)
    .execute();
  const ours = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute();
  const shares = await db
    .selectFrom('order_items')
    .select(['payment_id', 'refund_paise', 'refunded_at'])
    .where('order_id', '=', orderId)
    .where('refund_since', 'is not', null)
    .execute();
  return {
    status: order.status,
    payment: order.payment_status,
    place: !hold
      ? 'none'
      : hold.expires_at === null
        ? 'kept'
        : hold.expires_at > now
          ? 'held'
          : 'overdue',
    money: taken.map(({ id, amount }) => {
      const known = ours.find((payment) => payment.provider_payment_id === id);
      const given = refunds.filter((refund) => refund.sandbox_payment_id === id);
      const own = shares.filter((share) => share.payment_id === known?.id);
      const sum = (refunded: { amount: number }[]) =>
        refunded.reduce((total, refund) => total + refund.amount, 0);
      const shared = sum(own.map((share) => ({ amount: share.refund_paise! })));
      const processed = sum(given.filter((refund) => refund.settles_at <= now));
      if (given.length > own.length + 1 || sum(given) > amount) return 'lost';
      if (!known) return given.length === 0 ? 'unheard' : 'lost';
      // Back means back in both books, and not before the provider has processed it.
      const said =
        sum(own.filter((one) => one.refunded_at).map((one) => ({ amount: one.refund_paise! }))) +
        (known.refunded_at ? amount - shared : 0);
      if (said > processed) return 'lost';
      if (!known.refund_since) return sum(given) <= shared ? 'kept' : 'lost';
      return said === amount ? 'back' : 'due back';
    }),
  };
}

/** What must never be, in words; null when all is well. */
export function violationOf({ status, payment, place, money }: Ledger): string | null {
  const kept = money.filter((one) => one === 'kept').length;
  if (money.includes('lost')) return 'the two books disagree about a refund';
  if (kept > 1) return 'paid twice';
  if (kept === 1 && payment !== 'SUCCESS') return 'money is kept without an order';
  if (payment === 'SUCCESS' && kept !== 1) return 'an order counts as paid without its money';
  if (payment === 'SUCCESS' && (place !== 'kept' || status === 'cancelled'))
    return 'a paid order has no place';
  if (payment !== 'SUCCESS' && place === 'kept') return 'a place is kept without money';
  if (['EXPIRED', 'REFUND_PENDING', 'REFUNDED'].includes(payment) && place !== 'none')
    return 'an order that is over has a place';
  if (['PENDING', 'FAILED'].includes(payment) && (place === 'none' || status === 'cancelled'))
    return 'an order that waits for money has no place';
  return null;
}

/** Takes an order out of every table, as if it had never been. */
export async function forgetOrder(db: Db, orderId: string): Promise<void> {
  const orders = db.selectFrom('sandbox_orders').select('id').where('receipt', '=', orderId);
  const payments = db
    .selectFrom('sandbox_payments')
    .select('id')
    .where('sandbox_order_id', 'in', orders);
  await db.transaction().execute(async (trx) => {
    // Receipts are only ever added to; what keeps them is off for this one transaction.
    await sql`set local session_replication_role = replica`.execute(trx);
    await trx.deleteFrom('receipts').where('order_id', '=', orderId).execute();
  });
  for (const table of [
    'visit_ratings',
    'order_items',
    'order_events',
    'slot_holds',
    'payments',
    'dropped_provider_orders',
  ] as const)
    await db.deleteFrom(table).where('order_id', '=', orderId).execute();
  await db.deleteFrom('sandbox_refunds').where('sandbox_payment_id', 'in', payments).execute();
  await db.deleteFrom('sandbox_payments').where('sandbox_order_id', 'in', orders).execute();
  await db.deleteFrom('sandbox_orders').where('receipt', '=', orderId).execute();
  await db.deleteFrom('sandbox_behaviours').where('receipt', '=', orderId).execute();
  await db.deleteFrom('orders').where('id', '=', orderId).execute();
  for (const table of ['provider_events', 'sandbox_webhooks', 'messages'] as const)
    await db.deleteFrom(table).execute();
}
