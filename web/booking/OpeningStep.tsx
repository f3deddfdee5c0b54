import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { endingOf } from '../../machines/booking/ending.ts';
import { Booking } from '../app/flows.ts';
import { paths } from '../app/paths.ts';
import { bookingCopy } from '../copy/booking.ts';
import { Page } from '../ui/Page.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';

const copy = bookingCopy.order;
const pages = {
  review: bookingCopy.review,
  checkout: bookingCopy.checkout,
  success: bookingCopy.placed,
};

/** An order opened by its address: on its way, not there, or over. */
export function OpeningStep() {
  const wanted = Booking.useSelector((snapshot) => snapshot.context.wanted);
  const state = Booking.useSelector(({ value }) =>
    typeof value === 'object' && 'opening' in value ? value.opening : undefined,
  );
  const ending = Booking.useSelector(({ context }) => endingOf(context.order));
  const send = Booking.useSend();
  const home = (
    <Button asChild variant="outline">
      <Link to={paths.home}>{copy.home}</Link>
    </Button>
  );
  return (
    <Page
      title={
        state === 'loading' && wanted === 'success' ? bookingCopy.review.title : pages[wanted].title
      }
      narrow
    >
      {state === 'loading' ? <Loading label={bookingCopy.loading} /> : null}
      {state === 'loadFailed' ? (
        <ErrorState message={copy.failed} onRetry={() => send({ type: 'load.retried' })}>
          {home}
        </ErrorState>
      ) : null}
      {state === 'notFound' ? (
        <ErrorState title={copy.notFound} message="">
          {home}
        </ErrorState>
      ) : null}
      {state === 'over' ? (
        <ErrorState title={copy.over[ending]} message="">
          <Button colorPalette="brand" onClick={() => send({ type: 'booking.resumed' })}>
            {copy.again}
          </Button>
          {home}
        </ErrorState>
      ) : null}
    </Page>
  );
}
