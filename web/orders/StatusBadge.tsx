import type { Order, PaymentStatus } from '../../machines/generated/schema.ts';
import { statusOf } from '../../machines/order/order.rules.ts';
import type { OrderStatus } from '../../machines/order/order.rules.ts';
import { ordersCopy } from '../copy/orders.ts';
import { Badge } from '../ui/Badge.tsx';
import { css } from '../generated/panda/css/index.js';

type Money = keyof typeof ordersCopy.badges;
const payments: Partial<Record<PaymentStatus, Money>> = {
  PENDING: 'pending',
  FAILED: 'pending',
  EXPIRED: 'expired',
  REFUND_PENDING: 'refundPending',
  REFUNDED: 'refunded',
};
const attention = css({ colorPalette: 'orange' });
const inProgress = css({ colorPalette: 'brand' });
const done = css({ colorPalette: 'green' });
const over = css({ colorPalette: 'gray' });
const palettes: Record<Money | OrderStatus, string> = {
  pending: attention,
  expired: over,
  refundPending: attention,
  refunded: over,
  cancelled: over,
  newTime: attention,
  placed: inProgress,
  assigned: inProgress,
  collection: inProgress,
  examining: inProgress,
  completed: done,
};

/**
 * The state of an order in a word and a colour: payment first, then what the customer has to do,
 * then the stage.
 */
export function StatusBadge({
  order,
}: {
  order: Pick<Order, 'status' | 'paymentStatus' | 'availableActions'> & {
    failedVisit: object | null;
  };
}) {
  const stage = statusOf(order.status);
  const waits = order.failedVisit && order.availableActions.includes('RESCHEDULE');
  const standing = payments[order.paymentStatus] ?? (waits ? 'newTime' : stage);
  const { badges, stages } = ordersCopy;
  const words =
    standing in badges ? badges[standing as Money] : stages[stage as keyof typeof stages].title;
  return (
    <Badge large wraps className={palettes[standing]}>
      {words}
    </Badge>
  );
}
