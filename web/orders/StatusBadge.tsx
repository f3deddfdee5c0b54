import type { PaymentStatus } from '../../machines/generated/schema.ts';
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
  placed: inProgress,
  assigned: inProgress,
  collection: inProgress,
  examining: inProgress,
  completed: done,
};

/** How an order stands, in a word and a colour: money first, then the stage. */
export function StatusBadge({
  order,
}: {
  order: { status: string | null; paymentStatus: PaymentStatus };
}) {
  const stage = statusOf(order.status);
  const standing = payments[order.paymentStatus] ?? stage;
  const { badges, stages } = ordersCopy;
  const words =
    standing in badges ? badges[standing as Money] : stages[stage as keyof typeof stages].title;
  return (
    <Badge large wraps className={palettes[standing]}>
      {words}
    </Badge>
  );
}
