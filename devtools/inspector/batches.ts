/** How long events are gathered before they are sent, in milliseconds: one request for a burst. */
const gatherFor = 40;
/**
 * How long to wait after a refused connection before the same batch is sent again, in milliseconds.
 */
const againAfter = 500;
/**
 * Characters in one request, well under what the server takes. A message that is larger goes alone.
 */
const largest = 150_000;
/** Characters that a page may still send while it goes; browsers bound them to 64 KB. */
const largestLast = 50_000;
/** A server that was away for long is not told everything: the newest events are kept. */
const maxWaiting = 2_000;

/**
 * Sends messages in batches (bodies of JSON lists), one request at a time, so that they arrive in
 * the order in which they happened;
 * a batch that did not get through is sent again before anything newer. `post` answers whether the
 * server took it.
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
     * Takes what was not sent yet, as far as a page that is about to go may send it; undefined if
     * there is nothing.
     */
    takeRest: (): string | undefined => {
      const rest = waiting.splice(0);
      const batch = rest.slice(0, fitting(rest, largestLast));
      return batch.length ? bodyOf(batch) : undefined;
    },
  };
}

const bodyOf = (messages: readonly string[]) => `[${messages.join()}]`;

/** How many of the messages, from the first, fit into a body. */
function fitting(messages: readonly string[], size: number): number {
  let length = 0;
  const tooMany = messages.findIndex((message) => (length += message.length + 1) > size);
  return tooMany < 0 ? messages.length : tooMany;
}
