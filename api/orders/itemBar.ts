import { nextOrderState } from '../../machines/order/order.rules.ts';
import type { OrderRow } from './orderRows.ts';
import { stateOfRow } from './visitProgress.ts';

/**
 * Why one of several tests of an order cannot be cancelled by itself, or null if it can (PD-51). The
 * order's answer and the cancellation both ask here, so that page and service never disagree.
 */
export function itemBar(order: OrderRow, item: { report_file: string | null }) {
  if (item.report_file !== null) return 'REPORT_BARS_CANCELLING';
  if (order.payment_status !== 'SUCCESS') return 'ITEM_UNPAID';
  if (nextOrderState(stateOfRow(order), { type: 'order.cancelled' }) === null)
    return 'COLLECTION_STARTED';
  return null;
}
