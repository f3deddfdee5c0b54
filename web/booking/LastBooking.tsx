import { lastBookingOf } from '../../machines/booking/lastBooking.ts';
import { bookingCopy } from '../copy/booking.ts';
import { Booking } from '../shared/flows/flows.ts';
import { Card } from '../ui/Card.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

const copy = bookingCopy.patient;

/**
 * Takes the lab and the address of the last booking in one press; only the time is left to choose.
 */
export function LastBooking() {
  const send = Booking.useSend();
  const last = Booking.useSelector(({ context }) => lastBookingOf(context));
  if (!last) return null;
  return (
    <Card className={css({ bg: 'accent.subtle', borderColor: 'accent.border' })}>
      <div
        className={stack({
          direction: 'row',
          align: 'center',
          justify: 'space-between',
          flexWrap: 'wrap',
          gap: '3',
        })}
      >
        <div className={css({ minW: '0', flex: '1 1 10rem', overflowWrap: 'anywhere' })}>
          <h2 className={css({ fontWeight: 'semibold' })}>{copy.lastTime}</h2>
          <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
            {copy.lastBooking(last.labName)}
          </p>
        </div>
        <Button
          onClick={() => send({ type: 'lastBooking.chosen' })}
          className={css({ colorPalette: 'accent', minH: '11' })}
        >
          {bookingCopy.slot.pick}
        </Button>
      </div>
    </Card>
  );
}
