import type { Order } from '../../machines/generated/schema.ts';
import { isLaterThanUsual } from '../../machines/order/reportTime.ts';
import { ordersCopy } from '../copy/orders.ts';
import { momentOf } from '../ui/days.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

const copy = ordersCopy.track;

/** When reports usually come, and when this one is expected (PD-38). */
export function ReportTimes({
  order,
}: {
  order: Pick<Order, 'status' | 'slot' | 'reportExpectedAt'>;
}) {
  const { reportExpectedAt } = order;
  const expected = isLaterThanUsual(order) ? copy.expectedLater : copy.expected;
  return (
    <div
      className={stack({ direction: 'row', flexWrap: 'wrap', gap: '2', mt: '4', fontSize: 'sm' })}
    >
      <p
        className={css({
          bg: 'brand.subtle',
          color: 'brand.fg',
          px: '3',
          py: '1',
          borderRadius: 'full',
          fontWeight: 'medium',
        })}
      >
        {copy.reports}
      </p>
      {reportExpectedAt && order.status !== 'completed' ? (
        <p className={css({ bg: 'bg.muted', px: '3', py: '1', borderRadius: 'xl' })}>
          {expected(momentOf(reportExpectedAt))}
        </p>
      ) : null}
    </div>
  );
}
