import { Booking } from '../shared/flows/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { testsOf } from '../copy/patients.ts';
import { Card } from '../ui/Card.tsx';
import { startOfSlot } from '../ui/slotTimes.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

const copy = bookingCopy.oldestUnpaid;

/** The oldest unpaid booking, and a button to give it up for this one (PD-56). */
export function OldestUnpaid() {
  const send = Booking.useSend();
  const order = Booking.useSelector((snapshot) => snapshot.context.oldestUnpaid?.order);
  const mayGiveUp = Booking.useCan({ type: 'oldest.givenUp' });
  if (!mayGiveUp || !order) return null;
  const { patient, slot } = order;
  return (
    <Card>
      <div className={stack({ gap: '3', align: 'flex-start' })}>
        <div>
          <h2 className={css({ fontWeight: 'semibold' })}>{copy.title}</h2>
          <p>{copy.booking(testsOf(order), patient.name)}</p>
          <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{startOfSlot(slot)}</p>
        </div>
        <Button
          variant="outline"
          className={css({ minH: '11' })}
          onClick={() => send({ type: 'oldest.givenUp' })}
        >
          {copy.giveUp}
        </Button>
      </div>
    </Card>
  );
}
