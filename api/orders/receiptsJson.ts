import { fileNameOf } from '../receipts/receipts.rules.ts';
import type { IssuedReceipt, OrderRow } from './orderRows.ts';
import type { OrderJson } from './orders.contract.ts';

/**
 * The URLs of an order's receipt and credit notes. A paid order always has one, as a missing
 * receipt is made when it is requested.
 */
export function receiptsJson({
  id,
  payment_status: status,
  receipts,
}: OrderRow & { receipts: IssuedReceipt[] }): Pick<OrderJson, 'receiptUrl' | 'creditNotes'> {
  const hasReceipt = status === 'SUCCESS' || receipts.some(({ kind }) => kind === 'receipt');
  return {
    receiptUrl: hasReceipt ? `/api/v1/order/${id}/receipt.pdf` : null,
    creditNotes: receipts
      .filter(({ kind }) => kind === 'creditNote')
      .map(({ number, rupees, issued_at: issuedAt }) => ({
        number,
        amount: rupees,
        issuedAt: new Date(issuedAt).toISOString(),
        url: `/api/v1/order/${id}/creditnotes/${fileNameOf(number)}`,
      })),
  };
}
