import { assertEvent } from 'xstate';
import { failureMessage } from '../../messages.ts';
import { failure, orderOf } from '../booking.params.ts';
import { booking } from '../booking.setup.ts';

/** What may happen to the offer while the order is shown. */
export const offerFacts = {
  'offer.chosen': { guard: 'isOfferOpen', target: 'takingOffer' },
  'offer.removed': { guard: 'hasOffer', target: 'droppingOffer' },
} as const;

/** Over, or paid in another tab: the order itself says what to do. */
const overOrPaid = {
  guard: { type: 'isHoldUnextendable', params: failure },
  target: 'lapsed',
  actions: { type: 'showMessage', params: failureMessage },
} as const;
const failed = {
  target: 'showing',
  actions: [
    { type: 'log', params: failureMessage },
    { type: 'showMessage', params: failureMessage },
  ],
} as const;

/** The order is getting the price of the chosen offer. */
export const takingOffer = booking.createStateConfig({
  description: 'The order is being priced with the offer that was chosen.',
  tags: 'busy',
  meta: { clause: 'PD-52' },
  entry: 'clearMessage',
  invoke: {
    id: 'takeOffer',
    src: 'takeOffer',
    input: ({ context, event }) => {
      assertEvent(event, 'offer.chosen');
      return { orderId: context.draft.orderId ?? '', code: event.offerCode };
    },
    onDone: { target: 'showing', actions: { type: 'setOrder', params: orderOf } },
    onError: [
      overOrPaid,
      {
        guard: { type: 'isOfferRefused', params: failure },
        target: 'reloading',
        actions: { type: 'showMessage', params: failureMessage },
      },
      failed,
    ],
  },
});

/** The order is getting its usual price again. */
export const droppingOffer = booking.createStateConfig({
  description: 'The offer is being given back; the order gets its usual price.',
  tags: 'busy',
  meta: { clause: 'PD-52' },
  entry: 'clearMessage',
  invoke: {
    id: 'dropOffer',
    src: 'dropOffer',
    input: ({ context }) => ({ orderId: context.draft.orderId ?? '' }),
    onDone: { target: 'showing', actions: { type: 'setOrder', params: orderOf } },
    onError: [overOrPaid, failed],
  },
});

/** What was shown of the order's price and offers is not so any more. */
export const reloading = <Id extends string, Shown extends string>(id: Id, shown: Shown) =>
  booking.createStateConfig({
    description:
      'The price or the offers are not what was shown; the order is loaded again, and a message says why.',
    tags: 'busy',
    meta: { clause: 'PD-52' },
    invoke: {
      id,
      src: 'loadOrder',
      input: ({ context }) => ({ orderId: context.draft.orderId ?? '' }),
      onDone: [
        {
          guard: { type: 'isStillHeld', params: orderOf },
          target: shown,
          actions: { type: 'setOrder', params: orderOf },
        },
        { target: 'lapsed' },
      ],
      onError: { target: shown, actions: { type: 'log', params: failureMessage } },
    },
  });
