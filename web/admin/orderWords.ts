import { statusOf } from '../../machines/order/order.rules.ts';
import { accountCopy } from '../copy/account.ts';
import { adminCopy } from '../copy/admin.ts';
import { adminOrdersCopy } from '../copy/adminOrders.ts';
import { ordersCopy } from '../copy/orders.ts';
import type { AdminOrderFragment } from './generated/graphql.ts';
import type { ListedStatus } from './orderFilters.ts';

const copy = adminCopy.orders;

/** The state of an order in the staff's words: payment first, then the stage. */
export function standing({ status, paymentStatus }: AdminOrderFragment): string {
  if (paymentStatus !== 'SUCCESS') return accountCopy.payments.status[paymentStatus];
  return statusWords(statusOf(status));
}

/** The patient's name; a deleted account has none left. */
export const patientName = ({ name }: { name: string }): string =>
  name || adminOrdersCopy.deletedAccount;

/** A status filter in words. */
export function statusWords(status: ListedStatus): string {
  if (status === 'cancelled') return copy.cancelled;
  if (status === 'technicianLeft') return copy.technicianLeft;
  if (status === 'reportWaits') return copy.reportWaits;
  return status === 'refundDelayed' ? copy.refundsDelayed : ordersCopy.stages[status].title;
}
