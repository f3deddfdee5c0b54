import { assertEvent } from 'xstate';
import { failureMessage } from '../messages.ts';
import { trackingSetup } from './tracking.setup.ts';
import type { FollowedOrder } from './tracking.types.ts';

const slotOf = {
  type: 'setSlot',
  params: ({ event }: { event: { slotId: string } }) => ({ slotId: event.slotId }),
} as const;

const orderChanged = {
  target: 'showing',
  actions: {
    type: 'setOrder',
    params: ({ event }: { event: { output: FollowedOrder } }) => ({ order: event.output }),
  },
} as const;

const orderUnchanged = {
  target: 'showing',
  actions: [
    { type: 'log', params: failureMessage },
    { type: 'showMessage', params: failureMessage },
  ],
} as const;

/**
 * Follows one order, live, and lets the customer cancel or move it
 * (docs/product/screens.md#track-order).
 */
export const trackingMachine = trackingSetup.createMachine({
  id: 'tracking',
  description: 'Shows one order and its progress.',
  meta: { clause: 'docs/product/screens.md#track-order' },
  context: ({ input }) => ({
    orderId: input.orderId,
    order: input.order ?? null,
    itemId: null,
    slotId: null,
    message: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The page may have brought the order.',
      meta: { clause: 'docs/decisions/009' },
      always: [{ guard: 'hasOrder', target: 'following' }, { target: 'loading' }],
    },
    loading: {
      description: 'The order is being loaded.',
      tags: 'loading',
      meta: { clause: 'docs/product/screens.md#track-order' },
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: 'following',
          actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isNotFound', params: ({ event }) => ({ error: event.error }) },
            target: 'notFound',
          },
          { target: 'loadFailed', actions: { type: 'log', params: failureMessage } },
        ],
      },
    },
    loadFailed: {
      description: 'The order could not be loaded; the person may try again.',
      tags: 'failed',
      meta: { clause: 'PD-39' },
      on: { 'load.retried': 'loading' },
    },
    notFound: {
      description: "There is no such order, or it is another customer's.",
      tags: 'missing',
      meta: { clause: 'PD-39' },
    },
    following: {
      description: 'The order is shown and updates by itself.',
      meta: { clause: 'docs/product/screens.md#track-order' },
      invoke: {
        id: 'followOrder',
        src: 'followOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
      },
      on: {
        'order.changed': {
          actions: { type: 'setOrder', params: ({ event }) => ({ order: event.order }) },
        },
      },
      initial: 'showing',
      states: {
        showing: {
          description: 'The timeline of the order is shown.',
          meta: { clause: 'docs/product/states.md#order-status' },
          on: {
            'cancel.requested': {
              guard: 'mayCancel',
              target: 'askingToCancel',
              actions: 'clearMessage',
            },
            'itemCancel.requested': {
              guard: 'mayCancelItem',
              target: 'askingToCancelItem',
              actions: [
                'clearMessage',
                { type: 'setItem', params: ({ event }) => ({ itemId: event.itemId }) },
              ],
            },
            'reschedule.requested': {
              guard: 'mayReschedule',
              target: 'pickingSlot',
              actions: 'clearMessage',
            },
            'rating.submitted': {
              guard: 'mayRate',
              target: 'rating',
              actions: 'clearMessage',
            },
          },
        },
        askingToCancel: {
          description: 'The person is asked to confirm the cancellation.',
          meta: { clause: 'PD-37' },
          always: { guard: 'mayNotCancel', target: 'showing' },
          on: { 'cancel.confirmed': 'cancelling', 'change.abandoned': 'showing' },
        },
        cancelling: {
          description: 'The order is being cancelled.',
          meta: { clause: 'PD-37' },
          tags: 'busy',
          invoke: {
            id: 'cancelOrder',
            src: 'cancelOrder',
            input: ({ context, event }) => {
              assertEvent(event, 'cancel.confirmed');
              return { orderId: context.orderId, reason: event.reason };
            },
            onDone: orderChanged,
            onError: orderUnchanged,
          },
        },
        askingToCancelItem: {
          description: 'The person is asked to confirm that one test of the visit is cancelled.',
          meta: { clause: 'PD-51' },
          always: { guard: 'mayNotCancelItem', target: 'showing' },
          on: { 'itemCancel.confirmed': 'cancellingItem', 'change.abandoned': 'showing' },
        },
        cancellingItem: {
          description: 'One test of the visit is being cancelled; its share goes back.',
          meta: { clause: 'PD-51' },
          tags: 'busy',
          invoke: {
            id: 'cancelOrderItem',
            src: 'cancelOrderItem',
            input: ({ context }) => ({
              orderId: context.orderId,
              itemId: context.itemId ?? '',
            }),
            onDone: orderChanged,
            onError: orderUnchanged,
          },
        },
        rating: {
          description: 'What the person says of the visit is being stored.',
          meta: { clause: 'PD-65' },
          tags: 'busy',
          invoke: {
            id: 'rateVisit',
            src: 'rateVisit',
            input: ({ context, event }) => {
              assertEvent(event, 'rating.submitted');
              return { orderId: context.orderId, stars: event.stars, comment: event.comment };
            },
            onDone: orderChanged,
            onError: orderUnchanged,
          },
        },
        pickingSlot: {
          description: 'Another slot is being picked.',
          tags: 'choosing',
          meta: { clause: 'PD-37' },
          always: { guard: 'mayNotReschedule', target: 'showing' },
          on: {
            'slot.picked': [
              { guard: 'isMealLate', target: 'confirmingFasting', actions: slotOf },
              { target: 'moving', actions: slotOf },
            ],
            'change.abandoned': 'showing',
          },
        },
        confirmingFasting: {
          description:
            'The last meal before this slot should be over by now: the person says whether it was, or chooses another slot.',
          tags: 'choosing',
          meta: { clause: 'PD-124' },
          always: { guard: 'mayNotReschedule', target: 'showing' },
          on: {
            'fasting.confirmed': 'moving',
            'fasting.declined': 'pickingSlot',
          },
        },
        moving: {
          description: 'The order is being rescheduled to the other slot.',
          meta: { clause: 'PD-37' },
          tags: ['choosing', 'busy'],
          entry: 'clearMessage',
          invoke: {
            id: 'rescheduleOrder',
            src: 'rescheduleOrder',
            input: ({ context }) => ({ orderId: context.orderId, slotId: context.slotId ?? '' }),
            onDone: orderChanged,
            onError: {
              target: 'pickingSlot',
              actions: [
                { type: 'log', params: failureMessage },
                { type: 'showMessage', params: failureMessage },
              ],
            },
          },
        },
      },
    },
  },
});
