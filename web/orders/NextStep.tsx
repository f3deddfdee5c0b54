import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isOver, statusOf } from '../../machines/order/order.rules.ts';
import type { OrderStatus } from '../../machines/order/order.rules.ts';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { ordersCopy } from '../copy/orders.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { paths } from '../paths.ts';
import { StageDrawing } from '../shared/StageDrawing.tsx';
import { visitSentence } from '../shared/visitSentence.ts';
import { momentOf } from '../ui/days.ts';
import { WithName } from '../ui/InOwnLanguage.tsx';

const copy = ordersCopy.next;

/**
 * What comes next of a paid visit, in one sentence, with the one thing to press for it
 * (docs/product/screens.md#track-order).
 */
export function NextStep({ order }: { order: FollowedOrder }) {
  const stage = statusOf(order.status);
  if (order.paymentStatus !== 'SUCCESS' || isOver(order) || order.failedVisit) return null;
  return (
    <div className={stack({ gap: '3' })}>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '4' })}>
        <p
          data-next-step
          className={css({
            fontSize: '2xl',
            lineHeight: '1.25',
            fontWeight: 'semibold',
            flex: '1',
          })}
        >
          {sentenceOf(stage, order)}
        </p>
        <StageDrawing stage={stage} isOnTheWay={order.onTheWayAt !== null} />
      </div>
      {stage === 'completed' ? <ReportLink order={order} /> : null}
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

/** To the report itself, or to all of them where the visit has several. */
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
