import { TriangleAlert } from '../ui/lucide/TriangleAlert.tsx';
import { adminCopy } from '../copy/admin.ts';
import { adminDayCopy } from '../copy/adminDay.ts';
import { adminOrdersCopy } from '../copy/adminOrders.ts';
import { Badge } from '../ui/Badge.tsx';
import { longDayOfMoment, momentOf } from '../ui/days.ts';
import type { AdminOrderFragment } from './generated/graphql.ts';
import { standing } from './orderWords.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

const copy = adminCopy.orders;

/** The state of an order and anything that needs attention, as coloured badges. */
export function OrderMarks({ order }: { order: AdminOrderFragment }) {
  // If the visit has several tests, each test shows its own label.
  const sampleId = order.items.length === 1 ? order.items[0]!.sampleId : null;
  return (
    <div className={stack({ align: 'flex-start', gap: '1' })}>
      <Badge large wraps className={css({ colorPalette: 'brand' })}>
        {standing(order)}
      </Badge>
      {order.overdue && order.dueAt ? (
        <Badge wraps className={css({ colorPalette: 'red', py: '0.5' })}>
          <TriangleAlert size={14} aria-hidden className={css({ flexShrink: '0' })} />
          <span>{adminOrdersCopy.overdue(momentOf(order.dueAt))}</span>
        </Badge>
      ) : null}
      {sampleId ? <Badge wraps>{adminDayCopy.sampleOf(sampleId)}</Badge> : null}
      {order.items.length === 1 && order.items[0]!.reportWaits ? (
        <Badge wraps className={css({ colorPalette: 'orange' })}>
          {copy.reportWaits}
        </Badge>
      ) : null}
      {order.reportUrl && order.items.length === 1 ? <Badge wraps>{copy.hasReport}</Badge> : null}
      {order.refundByHandAt ? (
        <Badge wraps className={css({ colorPalette: 'red' })}>
          {copy.refundByHand(longDayOfMoment(order.refundByHandAt))}
        </Badge>
      ) : null}
      {order.refundDelayedSince ? (
        <Badge wraps className={css({ colorPalette: 'red' })}>
          {copy.refundDelayed(longDayOfMoment(order.refundDelayedSince))}
        </Badge>
      ) : null}
    </div>
  );
}
