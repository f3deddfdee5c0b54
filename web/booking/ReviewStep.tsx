import { Stack } from '@chakra-ui/react';
import { Booking } from '../app/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { Page } from '../ui/Page.tsx';
import { Price } from '../ui/Price.tsx';
import { Loading } from '../ui/states.tsx';
import { StepFooter } from '../ui/StepFooter.tsx';
import { HoldCountdown } from './HoldCountdown.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const copy = bookingCopy.review;

/** The order, read through once more. */
export function ReviewStep() {
  const order = Booking.useSelector((snapshot) => snapshot.context.order);
  const send = Booking.useSend();
  return (
    <Page title={copy.title} narrow>
      {order ? (
        <>
          <Stack gap="3">
            <HoldCountdown />
            <OrderSummary order={order} />
          </Stack>
          <StepFooter
            summary={<Price amount={order.amount} fontWeight="bold" fontSize="xl" />}
            action={copy.action}
            enabled
            onAction={() => send({ type: 'review.confirmed' })}
          />
        </>
      ) : (
        <Loading label={bookingCopy.loading} />
      )}
    </Page>
  );
}
