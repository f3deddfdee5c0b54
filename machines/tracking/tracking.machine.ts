import { assertEvent } from 'xstate';
import { failureMessage } from '../messages.ts';
import { askingToCancel, askingToCancelItem, cancelling, cancellingItem } from './cancelling.ts';
import { orderChanged, orderUnchanged } from './outcomes.ts';
import { confirmingFasting, moving, pickingSlot } from './rescheduling.ts';
import { trackingSetup } from './tracking.setup.ts';

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
        askingToCancel,
        cancelling,
        askingToCancelItem,
        cancellingItem,
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
        pickingSlot,
        confirmingFasting,
        moving,
      },
    },
  },
});
