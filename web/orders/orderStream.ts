import { createClient } from 'graphql-sse';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { inPageLanguage } from '../copy/language.ts';
import { log } from '../shared/log.ts';
import { namingText } from '../shared/trusted.ts';
import { OrderChangedDocument } from '../generated/graphql.ts';

const stream = createClient({
  url: '/graphql/stream',
  credentials: 'same-origin',
  retryAttempts: Number.POSITIVE_INFINITY,
});

/**
 * Calls back with an order now and at each change, over a stream that comes back by itself after a
 * break; gives what ends it.
 */
export const subscribeToOrder = (
  orderId: string,
  changed: (order: FollowedOrder) => void,
): (() => void) =>
  stream.subscribe<{ orderChanged: FollowedOrder }>(
    { query: namingText(OrderChangedDocument), variables: { id: orderId } },
    {
      next: ({ data }) => {
        if (data) changed(inPageLanguage(data.orderChanged));
      },
      error: (error) =>
        log(
          `the order cannot be followed: ${error instanceof Error ? error.message : String(error)}`,
        ),
      complete: () => undefined,
    },
  );
