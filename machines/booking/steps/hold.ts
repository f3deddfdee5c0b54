import { bookingNotices } from '../booking.notices.ts';
import { failureMessage } from '../../messages.ts';
import { failure, orderOf } from '../booking.params.ts';
import { booking } from '../booking.setup.ts';
import type { BookingContext, BookingEvent } from '../booking.types.ts';

/** The order as it is on the server is followed as long as it is reviewed or paid. */
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
/** What can no longer be paid closes, wherever it was paid or came to its end. */
const unlessOver = [
  { guard: 'isPaidElsewhere', target: '#opening' },
  { guard: 'isOverElsewhere', target: '#released' },
] as const;

/** What the time to pay brings while the order is shown: a warning near its end, then the end. */
export const whileHeld = {
  always: unlessOver,
  after: {
    holdWarning: { actions: 'setHoldEnding' },
    holdLeft: { target: 'reloading', actions: 'setHoldOver' },
  },
} as const;
/** More time is wanted after the warning. */
export const extension = {
  'hold.extensionRequested': { guard: 'isHoldExtendable', target: 'extendingHold' },
} as const;

/** The seat is being held longer; then the order is shown as before. */
export const extendingHold = <Id extends string, Shown extends string>(id: Id, shown: Shown) =>
  booking.createStateConfig({
    description: 'The seat is being held five minutes longer, which is possible once.',
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
        // Over, paid or extended in another tab: the order itself says what to do.
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
 * The order is not what was shown: its price or offers are others, or its time is over by what this
 * device knows. The service knows what became of it.
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
        // Nobody knows what became of it: it is not given up, but tried again.
        { target: '#orderUnknown', actions: { type: 'log', params: failureMessage } },
      ],
    },
  });
