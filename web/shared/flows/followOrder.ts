import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { log } from '../log.ts';

/**
 * Sends the machine each change of the order; the code for it is loaded after the page is rendered.
 */
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
