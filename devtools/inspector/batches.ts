/**
 * Milliseconds for which events are collected before they are sent, so that a burst is one request.
 */
const gatherFor = 40;
/** Milliseconds before a batch is sent again after a refused connection. */
const againAfter = 500;
/** Characters in one request, well under the server's limit. A larger message is sent alone. */
const largest = 150_000;
/** Characters that a page may still send while it is closing; browsers limit this to 64 KB. */
const largestLast = 50_000;
/** After a long outage of the server, only the newest events are sent. */
const maxWaiting = 2_000;

/**
 * Sends messages in batches (bodies of JSON lists), one request at a time, so that they arrive in
 * order; a batch that was not delivered is sent again before anything newer. `post` resolves to
 * whether the server took it.
 */
export function batches(post: (body: string) => Promise<boolean>) {
  let waiting: string[] = [];
  let busy = false;
  const flush = async () => {
    const batch = waiting.splice(0, Math.max(1, fitting(waiting, largest)));
    const taken = batch.length === 0 || (await post(bodyOf(batch)).catch(() => false));
    if (!taken) waiting = [...batch, ...waiting].slice(-maxWaiting);
    busy = waiting.length > 0;
    if (busy) setTimeout(flush, taken ? gatherFor : againAfter);
  };
  return {
    add: (message: unknown) => {
      waiting.push(JSON.stringify(message));
      if (busy) return;
      busy = true;
      setTimeout(flush, gatherFor);
    },
    /**
     * Removes and returns the unsent messages, as far as a closing page may send them; undefined if
     * there are none.
     */
    takeRest: (): string | undefined => {
      const rest = waiting.splice(0);
      const batch = rest.slice(0, fitting(rest, largestLast));
      return batch.length ? bodyOf(batch) : undefined;
    },
  };
}

const bodyOf = (messages: readonly string[]) => `[${messages.join()}]`;

/** The number of messages, from the first, that fit into a body. */
function fitting(messages: readonly string[], size: number): number {
  let length = 0;
  const tooMany = messages.findIndex((message) => (length += message.length + 1) > size);
  return tooMany < 0 ? messages.length : tooMany;
}
