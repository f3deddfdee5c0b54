import { useNavigate } from 'react-router-dom';
import { newId } from '../../machines/newId.ts';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { ordersCopy } from '../copy/orders.ts';
import { css } from '../generated/panda/css/index.js';
import { paths } from '../paths.ts';
import { bookingActor } from '../shared/flows/flows.ts';
import { openLoaded } from '../ui/openLoaded.ts';
import { Button } from '../ui/Button.tsx';

type Repeatable = Pick<
  FollowedOrder,
  'items' | 'lab' | 'addressId' | 'availableActions' | 'status'
>;

/** The same tests, people, lab and address at another time; one that waits for money is paid. */
export function BookAgain({ order }: { order: Repeatable }) {
  const navigate = useNavigate();
  if (order.availableActions.includes('PAY')) return null;
  const repeat = () =>
    openLoaded(bookingActor, (booking) => {
      booking.send({ type: 'order.repeated', draftId: newId(), order: repeatedOrder(order) });
      void navigate(paths.selectAppointment);
    });
  return (
    <Button variant="outline" onClick={repeat} className={css({ minH: '11' })}>
      {ordersCopy.list.again}
    </Button>
  );
}

/** Without what was cancelled, unless all of it was. */
function repeatedOrder({ items, lab, addressId, status }: Repeatable) {
  const booked = items.filter((item) => status === 'cancelled' || item.status !== 'cancelled');
  return {
    items: booked.map(({ test, patientId }) => ({ testId: test.id, patientId })),
    labId: lab.id,
    addressId,
  };
}
