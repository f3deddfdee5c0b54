import { useSelector } from '@xstate/react';
import { ChevronDown, Download } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { isOver } from '../../machines/order/order.rules.ts';
import type { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { checkoutOf } from '../paths.ts';
import { bookingCopy, genderNames, relationShown, testsOf } from '../copy/booking.ts';
import { said } from '../copy/language.ts';
import { ordersCopy } from '../copy/orders.ts';
import { visitCopy } from '../copy/visit.ts';
import { Card } from '../ui/Card.tsx';
import { slotTimes } from '../ui/slotTimes.ts';
import { formatRupees, Price } from '../ui/Price.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { BookAgain } from './BookAgain.tsx';
import { OrderChanges } from './OrderChanges.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { RatingForm } from './RatingForm.tsx';
import { ReceiptLinks } from './ReceiptLinks.tsx';
import { ReportTimes } from './ReportTimes.tsx';
import { VisitTools } from './VisitTools.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { Button } from '../ui/Button.tsx';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';

const copy = ordersCopy.track;

/** Banner, timeline, and the order's facts. */
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
  const paid = ['SUCCESS', 'REFUND_PENDING', 'REFUNDED'].includes(order.paymentStatus);
  return (
    <div className={stack({ gap: '3' })}>
      <InlineMessage message={message} />
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
      {unpaid ? (
        <Card>
          <div
            className={stack({
              direction: 'row',
              justify: 'space-between',
              align: 'center',
              gap: '3',
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
        </Card>
      ) : null}
      {paid ? (
        <Card>
          <OrderTimeline order={order} />
          {isOver(order) ? null : <ReportTimes order={order} />}
          {order.reportUrl && !isVisit ? (
            <a
              className={cx(
                button({ size: 'lg' }),
                css({ mt: '4', colorPalette: 'brand', w: 'full' }),
              )}
              href={order.reportUrl}
              download
            >
              <Download size={18} aria-hidden />
              {copy.report}
            </a>
          ) : null}
        </Card>
      ) : null}
      <VisitTools order={order} />
      {order.rateable || order.rating ? <RatingForm actor={actor} order={order} /> : null}
      {isVisit ? <OrderItems actor={actor} order={order} /> : null}
      <dl className={stack({ gap: '3' })}>
        <Fact label={visitCopy.number}>
          <span className={css({ fontVariantNumeric: 'tabular-nums' })}>{order.number}</span>
        </Fact>
        {isVisit ? null : (
          <Fact label={copy.patient}>
            <InOwnLanguage text={order.patient.name} /> · {relationShown(order.patient.relation)} ·{' '}
            {genderNames[order.patient.gender]} · {bookingCopy.patient.years(order.patient.age)}
          </Fact>
        )}
        <Fact label={copy.test}>
          <InOwnLanguage text={testsOf(order)} />, <InOwnLanguage text={order.lab.name} />
        </Fact>
        <Fact label={copy.slot}>{slotTimes(order.slot)}</Fact>
        <Fact label={copy.address}>
          <InOwnLanguage
            text={`${order.address.houseNo}, ${order.address.road}, ${order.address.cityState}`}
          />{' '}
          {order.address.zipCode}
        </Fact>
        {paid ? (
          <Fact label={copy.total}>
            <Price amount={order.amount} className={css({ fontWeight: 'bold' })} />
            {order.refundedAmount > 0 && order.paymentStatus === 'SUCCESS' ? (
              <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
                {copy.items.refunded(formatRupees(order.refundedAmount))}
              </p>
            ) : null}
            <ReceiptLinks order={order} />
          </Fact>
        ) : null}
      </dl>
      <Card className={css({ py: '2' })}>
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
      </Card>
      <OrderChanges actor={actor} order={order} />
      <div>
        <BookAgain order={order} />
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card>
      <dt className={css({ fontSize: 'sm', color: 'fg.muted' })}>{label}</dt>
      <dd className={css({ fontWeight: 'medium' })}>{children}</dd>
    </Card>
  );
}
