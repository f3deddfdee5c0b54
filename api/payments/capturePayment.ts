import { isPayment } from '../../machines/payment/payment.rules.ts';
import type { Trx } from '../db/database.ts';
import { confirmOffer } from '../orders/offerOnOrder.ts';
import { issueFirstReceipt } from '../orders/issueReceipts.ts';
import { recordOrderChange } from '../orders/orderChanges.repository.ts';
import type { LockedOrderRow, OrderRow } from '../orders/orderRows.ts';
import { claimSeat, lockSlots } from '../orders/seats.repository.ts';
import { settlePayment } from '../orders/settlePayment.ts';
import type { Circumstances } from '../orders/settlePayment.ts';
import { currency, toPaise } from '../paise.ts';
import { createPaymentRepository } from './payments.repository.ts';
import type { ProviderPayment } from './provider.ts';
import { createRefundRepository } from './refunds.repository.ts';

/**
 * The part of a payment that is for the order, in paise. In accounts whose customers bear the
 * provider's fee, the fee is added to the order's amount; it is the provider's and is not refunded.
 */
const shareOfOrder = ({ amount, fee }: ProviderPayment, order: Pick<OrderRow, 'amount'>): number =>
  amount - fee === toPaise(order.amount) ? amount - fee : amount;

/** Whether a payment is for the order as it is now, and of its amount. */
export const isForOrder = (
  payment: ProviderPayment,
  order: Pick<OrderRow, 'provider_order_id' | 'amount'>,
): boolean =>
  payment.orderId === order.provider_order_id &&
  shareOfOrder(payment, order) === toPaise(order.amount) &&
  payment.currency === currency;

/**
 * Where browser, webhook and reconciliation meet: a payment for an order was captured. The caller
 * holds the locks of the customer, the slot and the order. Each provider payment counts once; money
 * that buys nothing is refunded.
 */
export async function capturePayment(
  trx: Trx,
  order: LockedOrderRow,
  captured: ProviderPayment,
  circumstances: Circumstances,
): Promise<OrderRow['payment_status']> {
  const { now } = circumstances;
  const wrongAmount = !isForOrder(captured, order);
  const buys = isPayment(order.payment_status, 'unpaid') && !wrongAmount;
  const payment = { ...captured, amount: shareOfOrder(captured, order) };
  const stored = await createPaymentRepository(trx).insert(order.id, payment, buys, now);
  if (stored === undefined) return order.payment_status;
  if (!buys) {
    await createRefundRepository(trx).start(stored.id, now);
    await recordOrderChange(
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
  // The customer paid for the offer's price as much as for the seat, so both must still be
  // available.
  const seatHeld =
    (stored.isSeated || (await claimAgain(trx, order, now))) &&
    (await confirmOffer(trx, order, now));
  const status = await settlePayment(
    trx,
    order,
    { type: 'payment.captured', seatHeld },
    circumstances,
  );
  if (status === 'SUCCESS')
    await issueFirstReceipt(
      trx,
      order,
      { id: stored.id, provider_payment_id: captured.id, method: captured.method },
      now,
    );
  return status;
}

/** Whether an order whose seat was released gets one again, as long as its slot has not begun. */
async function claimAgain(trx: Trx, order: OrderRow, now: Date): Promise<boolean> {
  if (order.status === 'cancelled' || order.starts_at <= now) return false;
  const [slot] = await lockSlots(trx, [order.slot_id]);
  return slot !== undefined && claimSeat(trx, slot, order.id, null);
}
