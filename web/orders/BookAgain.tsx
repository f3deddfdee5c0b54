import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { ordersCopy } from '../copy/orders.ts';
import { css } from '../generated/panda/css/index.js';
import { paths } from '../paths.ts';
import { useBookAgain } from '../shared/useBookAgain.ts';
import { Button } from '../ui/Button.tsx';

type Repeatable = Pick<
  FollowedOrder,
  'items' | 'lab' | 'addressId' | 'availableActions' | 'status'
>;

/** The same tests, people, lab and address at another time; one that waits for money is paid. */
export function BookAgain({ order }: { order: Repeatable }) {
  const bookAgain = useBookAgain();
  if (order.availableActions.includes('PAY')) return null;
  return (
    <Button
      variant="outline"
      onClick={() => bookAgain(order, { path: paths.selectAppointment })}
      className={css({ minH: '11' })}
    >
      {ordersCopy.list.again}
    </Button>
  );
}
