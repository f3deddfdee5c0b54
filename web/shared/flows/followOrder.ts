import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { log } from '../log.ts';

/** Notifies the machine of each change of the order; what it takes is fetched once the page stands. */
export const followOrder = fromCallback<EventObject, { orderId: string }>(({ input, sendBack }) => {
  let isLeft = false;
  let leave = () => undefined as void;
  import('./orderStream.ts').then(
    ({ subscribeToOrder }) => {
      if (isLeft) return;
      leave = subscribeToOrder(input.orderId, (order) =>
        sendBack({ type: 'order.changed', order }),
      );
    },
    () => log('the order cannot be followed: its code could not be fetched'),
  );
  return () => {
    isLeft = true;
    leave();
  };
});
