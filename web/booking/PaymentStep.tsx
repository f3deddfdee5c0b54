import { useEffect, useState, useSyncExternalStore } from 'react';
import { Banknote } from '../ui/lucide/Banknote.tsx';
import { LockKeyhole } from '../ui/lucide/LockKeyhole.tsx';
import { UserCheck } from '../ui/lucide/UserCheck.tsx';
import { bookingNotices } from '../../machines/booking/booking.notices.ts';
import { Booking } from '../shared/flows/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { stepTitles } from '../copy/stepTitles.ts';
import { PartBoundary } from '../shared/PartBoundary.tsx';
import { said } from '../copy/language.ts';
import { Page } from '../ui/Page.tsx';
import { Price } from '../ui/Price.tsx';
import { InlineMessage, Loading } from '../ui/states.tsx';
import { OrderShape } from '../ui/shapes.tsx';
import { StepFooter } from '../ui/StepFooter.tsx';
import { HoldCountdown } from './HoldCountdown.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { AlertDialog } from '../shared/AlertDialog.ts';
import { SandboxWindow } from './lazyDialogs.ts';
import { sandboxWindow } from './sandboxWindow.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { spinner } from '../generated/panda/recipes/index.js';

const copy = bookingCopy.checkout;

/** Beside Pay: who takes the money, when it is refunded, and who sees the details. */
function Promises() {
  return (
    <ul className={stack({ gap: '2', listStyleType: 'none', fontSize: 'sm', color: 'fg.muted' })}>
      {[
        [LockKeyhole, copy.secure] as const,
        [Banknote, copy.refund] as const,
        [UserCheck, copy.data] as const,
      ].map(([Icon, text]) => (
        <li key={text} className={stack({ direction: 'row', gap: '3', align: 'flex-start' })}>
          <div className={css({ color: 'brand.fg', flexShrink: '0', mt: '0.5' })}>
            <Icon size={16} aria-hidden />
          </div>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Checkout: the summary, Pay Now, and the result of paying. */
export function PaymentStep() {
  const { order, message, verdict } = Booking.useSelector((snapshot) => snapshot.context);
  const unverified = Booking.useTag('alert');
  const confirming = Booking.useSelector((snapshot) => snapshot.matches({ payment: 'confirming' }));
  const onPage = Booking.useTag('away');
  const busy = Booking.useSelector(
    (snapshot) => snapshot.hasTag('busy') || snapshot.matches({ payment: 'windowOpen' }),
  );
  const canPay = Booking.useCan({ type: 'payment.requested' });
  const send = Booking.useSend();
  const isOpen = useSyncExternalStore(sandboxWindow.subscribe, sandboxWindow.read) !== null;
  // Once opened, the dialogs stay mounted so that they can return the focus.
  const [isSandbox, setSandbox] = useState(isOpen);
  if (isOpen && !isSandbox) setSandbox(true);
  const [isAlerted, setAlerted] = useState(unverified);
  if (unverified && !isAlerted) setAlerted(true);
  // Loaded in advance, as a lost connection may be the error to show.
  useEffect(() => void AlertDialog.load().catch(() => undefined), []);
  if (!order)
    return (
      <Page title={stepTitles.checkout} narrow>
        <Loading label={bookingCopy.loading}>
          <OrderShape />
        </Loading>
      </Page>
    );
  return (
    <Page title={stepTitles.checkout} narrow>
      <div className={stack({ gap: '3' })}>
        {confirming || onPage ? (
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
            <p className={css({ fontWeight: 'medium' })}>
              {onPage ? copy.onPage : copy.confirming}
            </p>
          </div>
        ) : (
          <HoldCountdown />
        )}
        <InlineMessage message={message} />
        <OrderSummary order={order} />
        <Promises />
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
      <PartBoundary>
        {isAlerted ? (
          <AlertDialog
            open={unverified}
            title={copy.failedTitle}
            onClose={() => send({ type: 'alert.closed' })}
          >
            {said(
              verdict
                ? bookingNotices.verificationFailed(verdict.status)
                : bookingNotices.verificationBroken,
            )}
          </AlertDialog>
        ) : null}
        {isSandbox ? <SandboxWindow /> : null}
      </PartBoundary>
    </Page>
  );
}
