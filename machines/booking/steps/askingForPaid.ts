import { failureMessage } from '../../messages.ts';
import { orderOf } from '../booking.params.ts';
import { booking } from '../booking.setup.ts';

/** Loads the order to see whether it is paid or over; otherwise goes on waiting. */
export const askingForPaid = <Id extends string>(id: Id, description: string) =>
  booking.createStateConfig({
    description,
    invoke: {
      id,
      src: 'loadOrder',
      input: ({ context }) => ({ orderId: context.draft.orderId ?? '' }),
      onDone: [
        {
          guard: { type: 'isPaid', params: orderOf },
          target: '#placed',
          actions: { type: 'setOrder', params: orderOf },
        },
        {
          guard: { type: 'isOver', params: orderOf },
          target: '#released',
          actions: { type: 'setOrder', params: orderOf },
        },
        { target: 'waiting' },
      ],
      onError: { target: 'waiting', actions: { type: 'log', params: failureMessage } },
    },
  });
