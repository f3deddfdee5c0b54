import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { ordersCopy } from '../copy/orders.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { paths } from '../paths.ts';
import { useBookAgain } from '../shared/useBookAgain.ts';
import { Button } from '../ui/Button.tsx';

type Repeatable = Pick<
  FollowedOrder,
  'items' | 'lab' | 'addressId' | 'availableActions' | 'status'
>;

/**
 * Books the same tests, people, lab and address at another time, or pays an order that still waits
 * for payment. `isNext`: this is the only thing left to do with the order.
 */
export function BookAgain({ order, isNext = false }: { order: Repeatable; isNext?: boolean }) {
  const bookAgain = useBookAgain();
  if (order.availableActions.includes('PAY')) return null;
  return (
    <Button
      variant={isNext ? 'solid' : 'outline'}
      onClick={() => bookAgain(order, { path: paths.selectAppointment })}
      className={cx(css({ minH: '11' }), isNext && css({ colorPalette: 'accent' }))}
    >
      {ordersCopy.list.again}
    </Button>
  );
}
