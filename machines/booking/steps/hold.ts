import { bookingNotices } from '../booking.notices.ts';
import { failureMessage } from '../../messages.ts';
import { failure, orderOf } from '../booking.params.ts';
import { booking } from '../booking.setup.ts';
import type { BookingContext, BookingEvent } from '../booking.types.ts';

/** Follows the order on the server while it is reviewed or paid. */
export const following = <Id extends string>(id: Id) =>
  ({
    invoke: {
      id,
      src: 'followOrder',
      input: ({ context }: { context: BookingContext }) => ({
        orderId: context.draft.orderId ?? '',
      }),
    },
    on: {
      'order.changed': {
        actions: {
          type: 'setStanding',
          params: ({ event }: { event: Extract<BookingEvent, { type: 'order.changed' }> }) => ({
            standing: event.order,
          }),
        },
      },
    },
  }) as const;
/** An order that can no longer be paid is closed, wherever it was paid or ended. */
const unlessOver = [
  { guard: 'isPaidElsewhere', target: '#opening' },
  { guard: 'isOverElsewhere', target: '#released' },
] as const;

/**
 * What happens with time while the order is shown: a warning near the end of the hold, then the
 * end.
 */
export const whileHeld = {
  always: unlessOver,
  after: {
    holdWarning: { actions: 'setHoldEnding' },
    holdLeft: { target: 'reloading', actions: 'setHoldOver' },
  },
} as const;
/** The person asks for more time after the warning. */
export const extension = {
  'hold.extensionRequested': { guard: 'isHoldExtendable', target: 'extendingHold' },
} as const;

/** The hold is being extended; then the order is shown as before. */
export const extendingHold = <Id extends string, Shown extends string>(id: Id, shown: Shown) =>
  booking.createStateConfig({
    description: 'The slot is being held five minutes longer, which is possible once.',
    tags: ['busy', 'ending'],
    meta: { clause: 'PD-27' },
    entry: 'clearMessage',
    invoke: {
      id,
      src: 'extendHold',
      input: ({ context }) => ({ orderId: context.draft.orderId ?? '' }),
      onDone: {
        target: shown,
        actions: [
          { type: 'setOrder', params: orderOf },
          { type: 'showMessage', params: { message: bookingNotices.holdExtended } },
        ],
      },
      onError: [
        // The order is over, paid or already extended in another tab: loading it shows what to do.
        {
          guard: { type: 'isHoldUnextendable', params: failure },
          target: 'reloading',
          actions: { type: 'showMessage', params: failureMessage },
        },
        {
          target: shown,
          actions: [
            { type: 'log', params: failureMessage },
            { type: 'showMessage', params: failureMessage },
          ],
        },
      ],
    },
  });

/**
 * The order differs from what was shown: its price or offers have changed, or by this device's
 * clock its time is over. It is loaded to find out.
 */
export const reloading = <Id extends string, Shown extends string>(id: Id, shown: Shown) =>
  booking.createStateConfig({
    description:
      'The order is loaded again: its time to pay is over, or it is not what was shown, and a message says why. It may have been paid or held longer meanwhile.',
    tags: 'busy',
    meta: { clause: 'PD-35; PD-52' },
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
          guard: { type: 'isStillHeld', params: orderOf },
          target: shown,
          actions: { type: 'setOrder', params: orderOf },
        },
        { target: '#released', actions: { type: 'setOrder', params: orderOf } },
      ],
      onError: [
        {
          guard: 'isTimeLeft',
          target: shown,
          actions: { type: 'log', params: failureMessage },
        },
        // The order's fate is unknown, so it is not given up but loaded again later.
        { target: '#orderUnknown', actions: { type: 'log', params: failureMessage } },
      ],
    },
  });
