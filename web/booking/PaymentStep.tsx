import { bookingNotices } from '../../machines/booking/booking.notices.ts';
import { Booking } from '../shared/flows/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { said } from '../copy/language.ts';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { Page } from '../ui/Page.tsx';
import { Price } from '../ui/Price.tsx';
import { InlineMessage, Loading } from '../ui/states.tsx';
import { StepFooter } from '../ui/StepFooter.tsx';
import { HoldCountdown } from './HoldCountdown.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { SandboxWindow } from './SandboxWindow.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { spinner } from '../generated/panda/recipes/index.js';

const copy = bookingCopy.checkout;

/** Checkout: the summary, Pay Now, and what came of it. */
export function PaymentStep() {
  const { order, message, verdict } = Booking.useSelector((snapshot) => snapshot.context);
  const failed = Booking.useSelector((snapshot) =>
    snapshot.matches({ payment: 'verificationFailed' }),
  );
  const broken = Booking.useTag('alert') && !failed;
  const confirming = Booking.useSelector((snapshot) => snapshot.matches({ payment: 'confirming' }));
  const busy = Booking.useSelector(
    (snapshot) => snapshot.hasTag('busy') || snapshot.matches({ payment: 'windowOpen' }),
  );
  const canPay = Booking.useCan({ type: 'payment.requested' });
  const send = Booking.useSend();
  if (!order)
    return (
      <Page title={copy.title} narrow>
        <Loading label={bookingCopy.loading} />
      </Page>
    );
  return (
    <Page title={copy.title} narrow>
      <div className={stack({ gap: '3' })}>
        {confirming ? (
          <div
            role="status"
            className={stack({
              direction: 'row',
              align: 'center',
              gap: '3',
              bg: 'brand.subtle',
              borderRadius: 'lg',
              px: '4',
              py: '3',
            })}
          >
            <span className={cx(spinner({ size: 'sm' }), css({ color: 'brand.solid' }))} />
            <p className={css({ fontWeight: 'medium' })}>{copy.confirming}</p>
          </div>
        ) : (
          <HoldCountdown />
        )}
        <InlineMessage message={message} />
        <OrderSummary order={order} />
        <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{copy.secure}</p>
      </div>
      <StepFooter
        summary={
          <Price amount={order.amount} className={css({ fontWeight: 'bold', fontSize: 'xl' })} />
        }
        action={copy.pay}
        enabled={canPay}
        busy={busy}
        onAction={() => send({ type: 'payment.requested' })}
      />
      <AlertDialog
        open={failed || broken}
        title={copy.failedTitle}
        onClose={() => send({ type: 'alert.closed' })}
      >
        {said(
          failed
            ? bookingNotices.verificationFailed(verdict?.status ?? '')
            : bookingNotices.verificationBroken,
        )}
      </AlertDialog>
      <SandboxWindow />
    </Page>
  );
}
