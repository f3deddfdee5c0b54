import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isPast, statusOf } from '../../machines/order/order.rules.ts';
import type { OrderStatus } from '../../machines/order/order.rules.ts';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { ordersCopy } from '../copy/orders.ts';
import { BookAgain } from './BookAgain.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { paths } from '../paths.ts';
import { StageDrawing } from '../shared/StageDrawing.tsx';
import { visitSentence } from '../shared/visitSentence.ts';
import { momentOf } from '../ui/days.ts';
import { WithName } from '../ui/InOwnLanguage.tsx';
import { useServerHalfHour } from '../shared/useHalfHour.ts';

const copy = ordersCopy.next;
// With large text the drawing wraps below.
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' });
const sentence = css({ fontSize: '2xl', lineHeight: '1.25', fontWeight: 'semibold' });

/** Whether an order has ended without a report. */
export const isLost = (order: FollowedOrder) =>
  isPast(order) && statusOf(order.status) !== 'completed';

/**
 * The next step of a paid visit in one sentence, with one button for it
 * (docs/product/screens.md#track-order).
 */
export function NextStep({ order }: { order: FollowedOrder }) {
  useServerHalfHour();
  const stage = statusOf(order.status);
  if (isLost(order)) return <AgainStep order={order} />;
  if (order.paymentStatus !== 'SUCCESS' || order.failedVisit) return null;
  return (
    <div className={stack({ gap: '3' })}>
      <div className={row}>
        <p data-next-step className={cx(sentence, css({ flex: '1 1 10rem', minW: '0' }))}>
          {sentenceOf(stage, order)}
        </p>
        <StageDrawing stage={stage} isOnTheWay={order.onTheWayAt !== null} />
      </div>
      {stage === 'completed' ? <ReportLink order={order} /> : null}
    </div>
  );
}

/** An order that was cancelled or not paid in time; the only next step is to book again. */
function AgainStep({ order }: { order: FollowedOrder }) {
  return (
    <div className={row}>
      <div className={stack({ gap: '3', align: 'flex-start', flex: '1 1 10rem', minW: '0' })}>
        <p data-next-step className={sentence}>
          {copy.again}
        </p>
        <BookAgain order={order} isNext />
      </div>
      <StageDrawing stage="placed" isOnTheWay={false} />
    </div>
  );
}

function sentenceOf(stage: OrderStatus, order: FollowedOrder): ReactNode {
  if (stage === 'completed') return copy.ready;
  if (stage === 'examining')
    return order.reportExpectedAt
      ? copy.examiningUntil(momentOf(order.reportExpectedAt))
      : copy.examining;
  if (stage === 'collection') return copy.collected;
  const { name, text } = visitSentence(order);
  return <WithName name={name} text={text} />;
}

/** Links to the report, or to all reports if the visit has several. */
function ReportLink({ order: { id, reportUrl, items } }: { order: FollowedOrder }) {
  const look = cx(button({ size: 'lg' }), css({ colorPalette: 'accent', alignSelf: 'flex-start' }));
  if (items.length > 1)
    return (
      <Link className={look} to={paths.reports}>
        {copy.reports}
      </Link>
    );
  if (!reportUrl) return null;
  return (
    <Link className={look} to={paths.report(id)}>
      {copy.report}
    </Link>
  );
}
