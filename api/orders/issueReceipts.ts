import { isPayment } from '../../machines/payment/payment.rules.ts';
import type { Trx } from '../db/database.ts';
import { toRupees } from '../paise.ts';
import { issueReceipt } from '../receipts/receipts.repository.ts';
import type { NewReceipt } from '../receipts/receipts.repository.ts';
import type { LockedOrderRow } from './orderRows.ts';
import { readItems } from './orderItems.repository.ts';
import { readReceiptState } from './receiptState.repository.ts';
import type { ReceiptState } from './receiptState.repository.ts';

type Line = Pick<ReceiptState['items'][number], 'booked' | 'price'>;

/** The fields in which a receipt differs from the others of its order. */
interface WantedReceipt extends Pick<NewReceipt, 'kind' | 'orderId' | 'subject' | 'rupees'> {
  lines: Line[];
  /** The payment that paid it; null for a credit note. */
  payment: ReceiptState['payment'];
  /** The number of the receipt that a credit note refers to. */
  receiptNumber?: string | null;
}

/** The fields that all receipts of an order share. */
type ReceiptOrder = Pick<
  ReceiptState,
  'number' | 'language' | 'booked' | 'offer' | 'first_name' | 'last_name'
>;

/**
 * A receipt of an order for these lines; whatever they exceed the amount by is shown as discount.
 */
function receiptOf(
  order: ReceiptOrder,
  { lines, payment, receiptNumber = null, ...receipt }: WantedReceipt,
): NewReceipt {
  const sum = lines.reduce((total, { price }) => total + price, 0);
  const named = (english: string, hindi: string | null | undefined) =>
    (order.language === 'hi' ? hindi : null) ?? english;
  return {
    ...receipt,
    paymentId: payment?.id ?? null,
    facts: {
      orderNumber: order.number,
      language: order.language,
      lab: order.booked.lab.name,
      visit: { date: order.booked.slot.date, startTime: order.booked.slot.startTime },
      lines: lines.map(({ booked, price }) => ({
        test: named(booked.test.testName, booked.test.testNameHindi),
        price,
      })),
      discount: sum - receipt.rupees,
      offer: order.offer && named(order.offer.title, order.offer.titleHindi),
      payment: payment && { id: payment.provider_payment_id, method: payment.method },
      receiptNumber,
    },
    people: {
      customer: `${order.first_name} ${order.last_name}`.trim(),
      patients: lines.map(({ booked }) => booked.patient.name),
    },
  };
}

/** Makes the receipt of a locked order that this payment has just paid. */
export async function issueFirstReceipt(
  trx: Trx,
  order: LockedOrderRow,
  payment: ReceiptState['payment'],
  now: Date,
): Promise<void> {
  const lines =
    order.item_count > 1
      ? await readItems(trx, order.id)
      : [{ booked: order.booked, price: order.item_total }];
  const wanted = {
    kind: 'receipt' as const,
    orderId: order.id,
    subject: 'payment',
    rupees: order.amount,
    lines,
    payment,
  };
  await issueReceipt(trx, receiptOf(order, wanted), now);
}

/**
 * Makes the receipts that a paid (or formerly paid) order still lacks: the receipt itself, a credit
 * note for each cancelled item, and one for the rest once it is being refunded. The caller has
 * locked the order's row. Orders that were paid before receipts existed get theirs when it is first
 * requested.
 */
export async function issueReceipts(trx: Trx, orderId: string, now: Date): Promise<void> {
  const state = await readReceiptState(trx, orderId);
  const { items, payment } = state;
  const issue = async (wanted: Omit<WantedReceipt, 'orderId'>) => {
    const known = state.receipts.find(({ subject }) => subject === wanted.subject);
    if (known || wanted.rupees === 0) return known?.number;
    return issueReceipt(trx, receiptOf(state, { ...wanted, orderId }), now);
  };
  const credit = (subject: string, lines: Line[], rupees: number, receiptNumber: string) =>
    issue({ kind: 'creditNote', subject, lines, rupees, payment: null, receiptNumber });
  const number = await issue({
    kind: 'receipt',
    subject: 'payment',
    lines: items,
    rupees: state.amount,
    payment,
  });
  if (number === undefined) return;
  for (const item of items)
    if (item.refund_paise !== null)
      await credit(item.id, [item], toRupees(item.refund_paise), number);
  if (isPayment(state.payment_status, 'moneyBack')) {
    const rest = items.filter((item) => item.cancelled_at === null);
    await credit('rest', rest, state.amount - state.refunded, number);
  }
}
