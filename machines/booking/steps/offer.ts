import { assertEvent } from 'xstate';
import { failureMessage } from '../../messages.ts';
import { failure, orderOf } from '../booking.params.ts';
import { booking } from '../booking.setup.ts';

export const offerFacts = {
  'offer.chosen': { guard: 'isOfferOpen', target: 'takingOffer' },
  'offer.removed': { guard: 'hasOffer', target: 'droppingOffer' },
} as const;

/** The order is over, or was paid in another tab: loading it shows what to do. */
const overOrPaid = {
  guard: { type: 'isHoldUnextendable', params: failure },
  target: 'reloading',
  actions: { type: 'showMessage', params: failureMessage },
} as const;
const failed = {
  target: 'showing',
  actions: [
    { type: 'log', params: failureMessage },
    { type: 'showMessage', params: failureMessage },
  ],
} as const;

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
