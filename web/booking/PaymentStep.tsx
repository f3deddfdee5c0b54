import { Spinner, Stack, Text } from '@chakra-ui/react';
import { notices } from '../../machines/notices.ts';
import { Booking } from '../app/flows.ts';
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

const copy = bookingCopy.checkout;

/** Checkout: the summary, Pay Now, and what came of it. */
export function PaymentStep() {
  const { order, message, verdict } = Booking.useSelector((snapshot) => snapshot.context);
  const failed = Booking.useSelector((snapshot) =>
    snapshot.matches({ payment: 'verificationFailed' }),
  );
  const broken = Booking.useSelector((snapshot) =>
    snapshot.matches({ payment: 'verificationBroken' }),
  );
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
      <Stack gap="3">
        {confirming ? (
          <Stack
            direction="row"
            align="center"
            gap="3"
            role="status"
            bg="brand.subtle"
            borderRadius="lg"
            px="4"
            py="3"
          >
            <Spinner size="sm" color="brand.solid" />
            <Text fontWeight="medium">{copy.confirming}</Text>
          </Stack>
        ) : (
          <HoldCountdown />
        )}
        <InlineMessage message={message} />
        <OrderSummary order={order} />
        <Text fontSize="sm" color="fg.muted">
          {copy.secure}
        </Text>
      </Stack>
      <StepFooter
        summary={<Price amount={order.amount} fontWeight="bold" fontSize="xl" />}
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
          failed ? notices.verificationFailed(verdict?.status ?? '') : notices.verificationBroken,
        )}
      </AlertDialog>
      <SandboxWindow />
    </Page>
  );
}
