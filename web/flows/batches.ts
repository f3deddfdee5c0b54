/** How long events are gathered before they are sent, in milliseconds: one request for a burst. */
const gatherFor = 40;
/** How long to wait after a refused connection before the same batch is sent again, in milliseconds. */
const againAfter = 500;
/** Messages in one request, which the server takes up to a size. */
const largest = 100;
/** A server that was away for long is not told everything: the newest events are kept. */
const keptAtMost = 2_000;

/**
 * Sends messages in batches, one request at a time, so that they arrive in the order in which they happened;
 * a batch that did not get through is sent again before anything newer. `post` answers whether the server took it.
 */
export function batches(post: (messages: readonly unknown[]) => Promise<boolean>) {
  let waiting: unknown[] = [];
  let busy = false;
  const flush = async () => {
    const batch = waiting.splice(0, largest);
    const taken = batch.length === 0 || await post(batch).catch(() => false);
    if (!taken) waiting = [...batch, ...waiting].slice(-keptAtMost);
    busy = waiting.length > 0;
    if (busy) setTimeout(flush, taken ? gatherFor : againAfter);
  };
  return {
    add: (message: unknown) => {
      waiting.push(message);
      if (busy) return;
      busy = true;
      setTimeout(flush, gatherFor);
    },
    /** Takes what was not sent yet, for a page that is about to go. */
    takeRest: () => waiting.splice(0),
  };
}
