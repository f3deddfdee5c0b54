import { setImmediate as pendingCallsReceived } from 'node:timers/promises';

/**
 * Request coalescing: calls for the same key at the same time share one answer. It is read after
 * the last of them came in, so nobody gets what was true before the call; a call that comes while
 * one is in flight waits for the next. However many calls, one is in flight and one is queued.
 */
export function createRequestCoalescer<Answer>() {
  const queued = new Map<string, Promise<Answer>>();
  const inFlight = new Map<string, Promise<Answer>>();

  return (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const known = queued.get(key);
    if (known) return known;
    const begin = async () => {
      await inFlight.get(key)?.catch(() => undefined);
      // The embedded database lets nothing else happen while it works: calls that came in meanwhile
      // are received only now.
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
