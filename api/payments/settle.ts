import type { PaymentEvent } from '../../machines/payment/payment.machine.ts';
import { nextPaymentStatus } from '../../machines/payment/payment.rules.ts';
import type { Trx } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { OrderRow } from '../orders/orderJson.ts';
import { changeOrder } from '../orders/orders.repository.ts';
import { claimPlace, confirmPlace, lockSlots, releasePlace } from '../orders/places.ts';
import { tellCustomer } from '../orders/tellCustomer.ts';
import { currency, toPaise } from './paise.ts';
import type { ProviderPayment } from './provider.ts';

/** Who brings the news, and when. */
export interface Circumstances {
  actor: string;
  now: Date;
  note?: string | null;
}

/**
 * Runs the payment's chart on a locked order and does what the new status asks for: keeps or frees the place, marks
 * money for refund, tells the customer. News that changes nothing leaves no trace.
 */
export async function settlePayment(
  trx: Trx,
  order: OrderRow,
  event: PaymentEvent,
  { actor, now, note }: Circumstances,
): Promise<OrderRow['payment_status']> {
  const next = nextPaymentStatus(order.payment_status, event);
  if (next === order.payment_status) return next;
  // Money that goes back buys nothing: the order is over, whether the customer wished so or the place was gone.
  const cancelled =
    event.type === 'order.cancelled' || next === 'REFUND_PENDING'
      ? { status: 'cancelled' as const, cancelled_at: now }
      : {};
  if (next === 'SUCCESS') await confirmPlace(trx, order.id);
  if (next === 'EXPIRED' || next === 'REFUND_PENDING') await releasePlace(trx, order.id);
  if (next === 'REFUND_PENDING')
    await trx
      .updateTable('payments')
      .set({ refund_due_at: now })
      .where('order_id', '=', order.id)
      .where('refund_due_at', 'is', null)
      .execute();
  await changeOrder(
    trx,
    order.id,
    {
      payment_status: next,
      hold_expires_at: next === 'FAILED' ? order.hold_expires_at : null,
      ...cancelled,
    },
    { type: event.type, actor, note: note ?? null, now },
  );
  await tellCustomer(trx, { ...order, payment_status: next }, next, now);
  return next;
}

/**
 * The one place where browser, webhook and reconciliation meet: money has come for an order. The caller holds the
 * slot's and the order's lock. Each provider payment counts once; money that buys nothing goes back.
 */
export async function capturePayment(
  trx: Trx,
  order: OrderRow,
  captured: ProviderPayment,
  circumstances: Circumstances,
): Promise<OrderRow['payment_status']> {
  const { now } = circumstances;
  const rows = await trx
    .insertInto('payments')
    .values({
      id: newId(),
      order_id: order.id,
      provider_payment_id: captured.id,
      paise: captured.amount,
      method: captured.method,
      created_at: now,
      refund_due_at: null,
      refunded_at: null,
    })
    .onConflict((on) => on.column('provider_payment_id').doNothing())
    .returning('id')
    .execute();
  const paymentId = rows[0]?.id;
  if (paymentId === undefined) return order.payment_status;
  const wrongAmount = captured.amount !== toPaise(order.amount) || captured.currency !== currency;
  const settled = ['SUCCESS', 'REFUND_PENDING', 'REFUNDED'].includes(order.payment_status);
  if (settled || wrongAmount) {
    await trx
      .updateTable('payments')
      .set({ refund_due_at: now })
      .where('id', '=', paymentId)
      .execute();
    await changeOrder(
      trx,
      order.id,
      {},
      {
        type: 'payment.surplus',
        actor: circumstances.actor,
        note: wrongAmount
          ? "The amount is not the order's; it goes back"
          : 'Paid already; it goes back',
        now,
      },
    );
    return order.payment_status;
  }
  return settlePayment(
    trx,
    order,
    { type: 'payment.captured', placeHeld: await hasPlace(trx, order, now) },
    circumstances,
  );
}

/** Whether the order has its place, or gets one again: an expired order may, as long as the slot is to come. */
async function hasPlace(trx: Trx, order: OrderRow, now: Date): Promise<boolean> {
  if (await confirmPlace(trx, order.id)) return true;
  if (order.status === 'cancelled' || order.starts_at <= now) return false;
  const [slot] = await lockSlots(trx, [order.slot_id]);
  return slot !== undefined && claimPlace(trx, slot, order.id, null);
}
