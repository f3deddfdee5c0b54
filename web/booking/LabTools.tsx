import { ArrowUpDown } from '../ui/lucide/ArrowUpDown.tsx';
import type { LabOrder } from '../../machines/booking/booking.types.ts';
import { hasRoom } from '../../machines/booking/draft.ts';
import { itemsPerSeat } from '../../machines/order/visit.ts';
import { Booking } from '../shared/flows/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';
import { ButtonMenu } from '../ui/ButtonMenu.tsx';
import type { LayerShell } from '../ui/opening.ts';
import { opensLoaded } from '../ui/openLoaded.ts';
import { AddTestSheet } from './lazyDialogs.ts';

const copy = bookingCopy.lab;

const shell = (): LayerShell => ({
  kind: 'sheet',
  title: bookingCopy.addTest.title,
  lead: bookingCopy.addTest.lead,
  close: bookingCopy.addTest.close,
});

/** Buttons to add a test to the visit and to sort the labs; disabled while there are no labs. */
export function LabTools({ by, onSort }: { by: LabOrder; onSort: (by: LabOrder) => void }) {
  const send = Booking.useSend();
  const isFull = Booking.useSelector((snapshot) => !hasRoom(snapshot.context.draft));
  const mayAdd = Booking.useCan({ type: 'item.wanted' });
  const maySort = Booking.useCan({ type: 'labs.sorted', by });
  // The sheet returns the focus to the button that opened it, so the button must stay enabled
  // meanwhile.
  const isAdding = Booking.useTag('adding');
  return (
    <div className={stack({ direction: 'row', flexWrap: 'wrap', gap: '2' })}>
      <Button
        variant="outline"
        disabled={!mayAdd && !isAdding}
        title={isFull ? copy.visitFull(itemsPerSeat) : undefined}
        {...opensLoaded(AddTestSheet, () => send({ type: 'item.wanted' }), shell())}
        className={css({ minH: '11' })}
      >
        {copy.addTest}
      </Button>
      <ButtonMenu
        variant="outline"
        disabled={!maySort && !isAdding}
        className={css({ minH: '11' })}
        entries={copy.orders}
        value={by}
        onChoose={onSort}
      >
        <ArrowUpDown size={16} aria-hidden />
        {copy.sort}
      </ButtonMenu>
    </div>
  );
}
