import { Link } from 'react-router-dom';
import { endingOf } from '../../machines/booking/ending.ts';
import { FlowState } from '../shared/flows/FlowState.tsx';
import { Booking } from '../shared/flows/flows.ts';
import { paths } from '../paths.ts';
import { bookingCopy } from '../copy/booking.ts';
import { stepTitles } from '../copy/stepTitles.ts';
import { Page } from '../ui/Page.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { OrderShape } from '../ui/shapes.tsx';
import { css } from '../generated/panda/css/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { Button } from '../ui/Button.tsx';

const copy = bookingCopy.order;
/** The title does not say that the order is placed before it is known to be paid. */
const titles = {
  review: stepTitles.review,
  checkout: stepTitles.checkout,
  success: stepTitles.order,
};

/** An order opened by its URL: loading, missing, or over. */
export function OpeningStep() {
  const wanted = Booking.useSelector((snapshot) => snapshot.context.wanted);
  const actor = Booking.useActor();
  const ending = Booking.useSelector(({ context }) => endingOf(context.order));
  const send = Booking.useSend();
  const home = (
    <Link className={button({ variant: 'outline' })} to={paths.home}>
      {copy.home}
    </Link>
  );
  return (
    <Page title={titles[wanted]} narrow>
      <FlowState
        actor={actor}
        loading={
          <Loading label={bookingCopy.loading}>
            <OrderShape />
          </Loading>
        }
        failed={copy.failed}
        instead={home}
        missing={{ title: copy.notFound, instead: home }}
      >
        <ErrorState title={copy.over[ending]} message="">
          <Button
            onClick={() => send({ type: 'booking.resumed' })}
            className={css({ colorPalette: 'brand' })}
          >
            {copy.again}
          </Button>
          {home}
        </ErrorState>
      </FlowState>
    </Page>
  );
}
