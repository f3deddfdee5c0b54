import { createClient } from 'graphql-sse';
import { fromCallback } from 'xstate';
import type { Order } from '../../machines/generated/schema.ts';
import type { TrackingEvent, TrackingPorts } from '../../machines/tracking/tracking.machine.ts';
import { query, mutate } from '../shared/apollo.ts';
import { log } from '../shared/log.ts';
import { namingText } from '../shared/trusted.ts';
import {
  CancelOrderDocument,
  OrderChangedDocument,
  RescheduleOrderDocument,
  TrackedOrderByIdDocument,
} from '../generated/graphql.ts';

/** The track page's ports. */
export const trackingPorts: TrackingPorts = {
  loadOrder: async ({ orderId }) => (await query(TrackedOrderByIdDocument, { id: orderId })).order,
  cancelOrder: async (input) => (await mutate(CancelOrderDocument, input)).cancelOrder,
  rescheduleOrder: async (input) => (await mutate(RescheduleOrderDocument, input)).rescheduleOrder,
};

const stream = createClient({
  url: '/graphql/stream',
  credentials: 'same-origin',
  retryAttempts: Number.POSITIVE_INFINITY,
});

/**
 * Notifies the machine of each change of the order, over a stream that comes back by itself after a
 * break.
 */
export const followOrder = fromCallback<TrackingEvent, { orderId: string }>(({ input, sendBack }) =>
  stream.subscribe<{ orderChanged: Order }>(
    { query: namingText(OrderChangedDocument), variables: { id: input.orderId } },
    {
      next: ({ data }) => {
        if (data) sendBack({ type: 'order.changed', order: data.orderChanged });
      },
      error: (error) =>
        log(
          `the order cannot be followed: ${error instanceof Error ? error.message : String(error)}`,
        ),
      complete: () => undefined,
    },
  ),
);
