import { Booking } from '../shared/flows/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { stepTitles } from '../copy/stepTitles.ts';
import { Page } from '../ui/Page.tsx';
import { formatRupees, Price } from '../ui/Price.tsx';
import { InlineMessage, Loading } from '../ui/states.tsx';
import { OrderShape } from '../ui/shapes.tsx';
import { StepFooter } from '../ui/StepFooter.tsx';
import { HoldCountdown } from './HoldCountdown.tsx';
import { OrderOffers } from './OrderOffers.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

const copy = bookingCopy.review;

/** The order, to be read once more, with the offers that may be applied to it. */
export function ReviewStep() {
  const order = Booking.useSelector((snapshot) => snapshot.context.order);
  const message = Booking.useSelector((snapshot) => snapshot.context.message);
  const canConfirm = Booking.useCan({ type: 'review.confirmed' });
  const canPay = Booking.useCan({ type: 'payment.requested' });
  const busy = Booking.useTag('busy');
  const send = Booking.useSend();
  return (
    <Page title={stepTitles.review} narrow>
      {order ? (
        <>
          <div className={stack({ gap: '3' })}>
            <HoldCountdown />
            <InlineMessage message={message} />
            <OrderSummary order={order} offers={<OrderOffers order={order} />} changeable />
          </div>
          <StepFooter
            short
            summary={
              <Price
                amount={order.amount}
                className={css({ fontWeight: 'bold', fontSize: 'xl' })}
              />
            }
            action={copy.pay(formatRupees(order.amount))}
            enabled={canPay}
            busy={busy}
            secondary={
              <Button
                size="lg"
                variant="outline"
                disabled={!canConfirm}
                onClick={() => send({ type: 'review.confirmed' })}
              >
                {copy.action}
              </Button>
            }
            onAction={() => send({ type: 'payment.requested' })}
          />
        </>
      ) : (
        <Loading label={bookingCopy.loading}>
          <OrderShape />
        </Loading>
      )}
    </Page>
  );
}
