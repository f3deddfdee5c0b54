import { isPayment } from '../../machines/payment/payment.rules.ts';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { ChevronDown } from '../ui/lucide/ChevronDown.tsx';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { isOver } from '../../machines/order/order.rules.ts';
import type { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { checkoutOf } from '../paths.ts';
import { said } from '../copy/language.ts';
import { ordersCopy } from '../copy/orders.ts';
import { Card } from '../ui/Card.tsx';
import { timesOf } from '../shared/orderTimes.ts';
import { InlineMessage } from '../ui/states.tsx';
import { BookAgain } from './BookAgain.tsx';
import { isLost, NextStep } from './NextStep.tsx';
import { OrderChanges } from './OrderChanges.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { RatingForm } from './RatingForm.tsx';
import { ReportTimes } from './ReportTimes.tsx';
import { FastingReminder, VisitTools } from './VisitTools.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { grid, stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { Button } from '../ui/Button.tsx';

const copy = ordersCopy.track;

/** An order as one card: its progress and facts, with its actions below. */
export function TrackedOrder({
  order,
  actor,
}: {
  order: FollowedOrder;
  actor: ActorRefFrom<typeof trackingMachine>;
}) {
  const message = useSelector(actor, (snapshot) => snapshot.context.message);
  const [isOpen, setOpen] = useState(false);
  const instructions = useId();
  const isVisit = order.items.length > 1;
  const unpaid = order.availableActions.includes('PAY');
  const over = isOver(order);
  const paid = isPayment(order.paymentStatus, 'paid');
  return (
    <div className={stack({ gap: '3' })}>
      <InlineMessage message={message} />
      <FailedVisit order={order} />
      {order.status === 'cancelled' ? <InlineMessage message={copy.cancelled} /> : null}
      {order.paymentStatus === 'REFUND_PENDING' ? (
        <InlineMessage tone="info" message={copy.refundPending} />
      ) : null}
      {order.paymentStatus === 'REFUNDED' ? (
        <InlineMessage tone="info" message={copy.refunded} />
      ) : null}
      {order.paymentStatus === 'EXPIRED' && order.status !== 'cancelled' ? (
        <InlineMessage message={copy.expired} />
      ) : null}
      <NextStep order={order} />
      <FastingReminder order={order} />
      <Card>
        {unpaid ? (
          <div
            className={stack({
              direction: 'row',
              justify: 'space-between',
              align: 'center',
              gap: '3',
              mb: '5',
            })}
          >
            <p className={css({ fontWeight: 'semibold' })}>{copy.pending}</p>
            <Link
              className={cx(button({ size: 'lg' }), css({ colorPalette: 'accent' }))}
              to={checkoutOf(order.id)}
            >
              {copy.pay}
            </Link>
          </div>
        ) : null}
        <div
          className={grid({
            columns: { base: 1, lg: paid && !over ? 2 : 1 },
            gap: { base: '6', lg: '10' },
          })}
        >
          {paid ? (
            <div>
              <OrderTimeline order={order} />
              {over ? null : <ReportTimes order={order} />}
            </div>
          ) : null}
          <OrderFacts order={order} paid={paid} />
        </div>
        <div className={css({ borderTopWidth: '1px', mt: '5', pt: '2' })}>
          <Button
            variant="plain"
            aria-expanded={isOpen}
            aria-controls={instructions}
            onClick={() => setOpen(!isOpen)}
            className={css({ w: 'full', justifyContent: 'space-between', px: '0', minH: '11' })}
          >
            {copy.instructions}
            <ChevronDown size={18} aria-hidden />
          </Button>
          <ul id={instructions} hidden={!isOpen} className={css({ ps: '5', pb: '3' })}>
            {order.instructions.map((text, index) => (
              <li key={text}>{said({ text, reason: order.instructionReasons[index] })}</li>
            ))}
          </ul>
        </div>
      </Card>
      <VisitTools order={order} />
      {order.rateable || order.rating ? <RatingForm actor={actor} order={order} /> : null}
      {isVisit ? <OrderItems actor={actor} order={order} /> : null}
      <OrderChanges actor={actor} order={order} />
      {isLost(order) ? null : (
        <div>
          <BookAgain order={order} />
        </div>
      )}
    </div>
  );
}

/** Says that no sample was collected on the visit, why, and what comes next. */
function FailedVisit({ order }: { order: FollowedOrder }) {
  const { failedVisit, availableActions } = order;
  if (!failedVisit) return null;
  const words = [
    copy.visitFailed(timesOf(order).moment(failedVisit.at)),
    failedVisit.failure === 'OTHER' ? '' : copy.failures[failedVisit.failure],
    availableActions.includes('RESCHEDULE') ? copy.chooseAgain : '',
  ];
  return <InlineMessage message={words.filter(Boolean).join(' ')} />;
}
