import type { Trx } from '../db/database.ts';
import { toRupees } from '../paise.ts';
import { issueReceipt } from '../receipts/receipts.repository.ts';
import type { NewReceipt } from '../receipts/receipts.repository.ts';
import type { ReceiptFacts } from '../receipts/receipts.tables.ts';
import { readReceiptState } from './receiptState.repository.ts';
import type { ReceiptState } from './receiptState.repository.ts';

type Line = ReceiptState['items'][number];

/** The lines of a receipt with who they are for; what the lines cost more than the amount is discount. */
function linesOf(state: ReceiptState, lines: Line[], rupees: number) {
  const sum = lines.reduce((total, { price }) => total + price, 0);
  const named = (english: string, hindi: string | null | undefined) =>
    (state.language === 'hi' ? hindi : null) ?? english;
  const facts: Omit<ReceiptFacts, 'payment' | 'receiptNumber'> = {
    orderNumber: state.number,
    language: state.language,
    lab: state.booked.lab.name,
    visit: { date: state.booked.slot.date, startTime: state.booked.slot.startTime },
    lines: lines.map(({ booked, price }) => ({
      test: named(booked.test.testName, booked.test.testNameHindi),
      price,
    })),
    discount: sum - rupees,
    offer: state.offer && named(state.offer.title, state.offer.titleHindi),
  };
  const people = {
    customer: `${state.first_name} ${state.last_name}`.trim(),
    patients: lines.map(({ booked }) => booked.patient.name),
  };
  return { rupees, facts, people };
}

/**
 * Makes what is missing of the receipts of an order that is or was paid, whose row the caller has locked: the
 * receipt itself, a credit note for each item that was cancelled, and one for the rest once its money
 * goes back. Orders that were paid before there were receipts get theirs when it is first asked for.
 */
export async function issueReceipts(trx: Trx, orderId: string, now: Date): Promise<void> {
  const state = await readReceiptState(trx, orderId);
  const { items, payment } = state;
  const issue = async (
    receipt: Pick<NewReceipt, 'kind' | 'subject'>,
    lines: Line[],
    rupees: number,
    receiptNumber: string | null,
  ) => {
    const known = state.receipts.find(({ subject }) => subject === receipt.subject);
    if (known || rupees === 0) return known?.number;
    const { facts, ...rest } = linesOf(state, lines, rupees);
    const paid = receiptNumber === null ? payment : null;
    return issueReceipt(
      trx,
      {
        ...receipt,
        ...rest,
        orderId,
        paymentId: paid?.id ?? null,
        facts: {
          ...facts,
          payment: paid && { id: paid.provider_payment_id, method: paid.method },
          receiptNumber,
        },
      },
      now,
    );
  };
  const number = await issue({ kind: 'receipt', subject: 'payment' }, items, state.amount, null);
  if (number === undefined) return;
  for (const item of items)
    if (item.refund_paise !== null)
      await issue(
        { kind: 'creditNote', subject: item.id },
        [item],
        toRupees(item.refund_paise),
        number,
      );
  if (state.payment_status === 'REFUND_PENDING' || state.payment_status === 'REFUNDED')
    await issue(
      { kind: 'creditNote', subject: 'rest' },
      items.filter((item) => item.cancelled_at === null),
      state.amount - state.refunded,
      number,
    );
}
