import { assertEvent, assign, fromCallback, setup } from 'xstate';
import { codeOf, messageOf } from '../failure.ts';
import type { Order } from '../generated/schema.ts';
import { missing, toActors } from '../ports.ts';
import type { Port } from '../ports.ts';

export type TrackingPorts = {
  loadOrder: Port<{ orderId: string }, Order>;
  cancelOrder: Port<{ orderId: string; reason: string | null }, Order>;
  rescheduleOrder: Port<{ orderId: string; slotId: string }, Order>;
};

export type TrackingEvent =
  | { type: 'order.changed'; order: Order }
  | { type: 'load.retried' }
  | { type: 'cancel.requested' }
  | { type: 'cancel.confirmed'; reason: string | null }
  | { type: 'reschedule.requested' }
  | { type: 'slot.picked'; slotId: string }
  | { type: 'change.abandoned' };

const failureMessage = ({ event }: { event: { error: unknown } }) => ({
  message: messageOf(event.error),
});

/** Follows one order, live, and lets the customer cancel or move it (specification 2, Track order). */
export const trackingMachine = setup({
  types: {
    context: {} as { orderId: string; order: Order | null; message: string | null },
    input: {} as { orderId: string },
    events: {} as TrackingEvent,
    tags: {} as 'busy' | 'failed',
    meta: {} as { clause: string },
  },
  actors: {
    ...toActors<TrackingPorts>({
      loadOrder: missing('loadOrder'),
      cancelOrder: missing('cancelOrder'),
      rescheduleOrder: missing('rescheduleOrder'),
    }),
    /** Tells `order.changed` each time the order changed on the server; supplied by the web. */
    followOrder: fromCallback<TrackingEvent, { orderId: string }>(() => () => undefined),
  },
  guards: {
    isNotFound: (_, params: { error: unknown }) => codeOf(params.error) === 'NOT_FOUND',
    mayCancel: ({ context }) => context.order?.availableActions.includes('CANCEL') ?? false,
    mayReschedule: ({ context }) => context.order?.availableActions.includes('RESCHEDULE') ?? false,
  },
  actions: {
    /** The newer one: each change adds an event, and the answer to a question may come after news that is younger than it. */
    keepOrder: assign(({ context }, { order }: { order: Order }) =>
      context.order && order.events.length < context.order.events.length ? {} : { order },
    ),
    say: assign((_, params: { message: string }) => ({ message: params.message })),
    /** A new try; what the last one said is over. News of the order does not take a refusal off the screen. */
    hush: assign({ message: null }),
    log: (_, _params: { message: string }) => undefined,
  },
}).createMachine({
  id: 'tracking',
  description: 'Shows one order and how far it is.',
  meta: { clause: 'product 2 Track order' },
  context: ({ input }) => ({ orderId: input.orderId, order: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The order is being fetched.',
      meta: { clause: 'product 2 Track order' },
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: 'following',
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
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
      description: 'The order could not be fetched; the person may try again.',
      tags: 'failed',
      meta: { clause: 'decisions 39' },
      on: { 'load.retried': 'loading' },
    },
    notFound: {
      description: "There is no such order, or it is somebody else's.",
      tags: 'failed',
      meta: { clause: 'decisions 39' },
    },
    following: {
      description: 'The order is shown and changes by itself.',
      meta: { clause: 'product 2 Track order' },
      invoke: {
        id: 'followOrder',
        src: 'followOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
      },
      on: {
        'order.changed': {
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.order }) },
        },
      },
      initial: 'showing',
      states: {
        showing: {
          description: 'The timeline.',
          meta: { clause: 'product 4' },
          on: {
            'cancel.requested': { guard: 'mayCancel', target: 'askingToCancel', actions: 'hush' },
            'reschedule.requested': {
              guard: 'mayReschedule',
              target: 'pickingSlot',
              actions: 'hush',
            },
          },
        },
        askingToCancel: {
          description: 'Is the order really to be cancelled?',
          meta: { clause: 'decisions 37' },
          on: { 'cancel.confirmed': 'cancelling', 'change.abandoned': 'showing' },
        },
        cancelling: {
          description: 'The order is being cancelled.',
          meta: { clause: 'decisions 37' },
          tags: 'busy',
          invoke: {
            id: 'cancelOrder',
            src: 'cancelOrder',
            input: ({ context, event }) => {
              assertEvent(event, 'cancel.confirmed');
              return { orderId: context.orderId, reason: event.reason };
            },
            onDone: {
              target: 'showing',
              actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
            },
            onError: {
              target: 'showing',
              actions: [
                { type: 'log', params: failureMessage },
                { type: 'say', params: failureMessage },
              ],
            },
          },
        },
        pickingSlot: {
          description: 'Another slot is being picked.',
          meta: { clause: 'decisions 37' },
          on: { 'slot.picked': 'moving', 'change.abandoned': 'showing' },
        },
        moving: {
          description: 'The order is being moved to the other slot.',
          meta: { clause: 'decisions 37' },
          tags: 'busy',
          entry: 'hush',
          invoke: {
            id: 'rescheduleOrder',
            src: 'rescheduleOrder',
            input: ({ context, event }) => {
              assertEvent(event, 'slot.picked');
              return { orderId: context.orderId, slotId: event.slotId };
            },
            onDone: {
              target: 'showing',
              actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
            },
            onError: {
              target: 'pickingSlot',
              actions: [
                { type: 'log', params: failureMessage },
                { type: 'say', params: failureMessage },
              ],
            },
          },
        },
      },
    },
  },
});
