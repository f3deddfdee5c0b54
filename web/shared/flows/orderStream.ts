import { createClient } from 'graphql-sse';
import { followLive } from '../../../machines/followLive.ts';
import type { FollowedOrder } from '../../../machines/tracking/tracking.types.ts';
import { inPageLanguage } from '../../copy/language.ts';
import { log } from '../log.ts';
import { namingText } from '../trusted.ts';
import { OrderChangedDocument } from '../../generated/graphql.ts';

/** A client of one subscription, which calls `alive` for each part of the answer. */
const streamWith = (alive: () => void) =>
  createClient({
    url: '/graphql/stream',
    credentials: 'same-origin',
    retryAttempts: Number.POSITIVE_INFINITY,
    // The heartbeats are comments, which the client does not pass on.
    fetchFn: async (url: string, sent: RequestInit) => watched(await fetch(url, sent), alive),
  });

function watched(answer: Response, alive: () => void): Response {
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, passedOn) {
      alive();
      passedOn.enqueue(part);
    },
  });
  const { status, statusText, headers } = answer;
  return new Response(answer.body?.pipeThrough(watch), { status, statusText, headers });
}

/**
 * Calls back with an order now and after each change, over a stream that reconnects after a break
 * or a freeze; returns the function that ends it.
 */
export const subscribeToOrder = (
  orderId: string,
  changed: (order: FollowedOrder) => void,
): (() => void) =>
  followLive((alive) =>
    streamWith(alive).subscribe<{ orderChanged: FollowedOrder }>(
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
    ),
  );
