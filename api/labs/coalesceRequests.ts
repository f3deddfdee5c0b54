import { setImmediate as pendingCallsReceived } from 'node:timers/promises';

/**
 * Request coalescing: concurrent calls for the same key share one answer. It is read after the last
 * of them arrived, so that nobody gets an answer from before their call; a call that arrives while
 * a read is in flight waits for the next. At any time, at most one read is in flight and one
 * queued.
 */
export function createRequestCoalescer<Answer>() {
  const queued = new Map<string, Promise<Answer>>();
  const inFlight = new Map<string, Promise<Answer>>();

  return (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const known = queued.get(key);
    if (known) return known;
    const begin = async () => {
      await inFlight.get(key)?.catch(() => undefined);
      // The embedded database blocks the event loop while it works, so calls that arrived in the
      // meantime are only received now.
      await pendingCallsReceived();
      queued.delete(key);
      const made = make();
      inFlight.set(key, made);
      try {
        return await made;
      } finally {
        inFlight.delete(key);
      }
    };
    const answer = begin();
    queued.set(key, answer);
    return answer;
  };
}
