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
    .select(['status', 'payment_status', 'provider_order_id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const hold = await db
    .selectFrom('slot_holds')
    .select('expires_at')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const taken = await db
    .selectFrom('sandbox_payments')
    .select(['id', 'refund_key'])
    .where('sandbox_order_id', '=', order.provider_order_id ?? '')
    .where('status', '=', 'captured')
    .orderBy('id')
    .execute();
  const ours = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
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
    money: taken.map(({ id, refund_key: key }) => {
      const known = ours.find((payment) => payment.provider_payment_id === id);
      if (!known) return key === null ? 'unheard' : 'lost';
      // Back means back in both books, and with our payment's own key.
      if (known.refunded_at) return key === known.id ? 'back' : 'lost';
      return known.refund_due_at ? 'due back' : 'kept';
    }),
  };
}

/** What must never be, in words; null when all is well. */
export function faultOf({ status, payment, place, money }: Ledger): string | null {
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
  const order = await db
    .selectFrom('orders')
    .select('provider_order_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  for (const table of ['order_events', 'slot_holds', 'payments'] as const)
    await db.deleteFrom(table).where('order_id', '=', orderId).execute();
  await db
    .deleteFrom('sandbox_payments')
    .where('sandbox_order_id', '=', order.provider_order_id ?? '')
    .execute();
  await db.deleteFrom('sandbox_orders').where('receipt', '=', orderId).execute();
  await db.deleteFrom('orders').where('id', '=', orderId).execute();
  await db.deleteFrom('provider_events').execute();
  await db.deleteFrom('messages').execute();
}
