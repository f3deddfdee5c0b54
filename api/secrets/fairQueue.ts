import { Refusal } from '../refusal.ts';

interface Limits {
  /** Pieces of work at the same time. */
  atOnce: number;
  /** Pieces that may wait, of everybody and of one sender. */
  waiting: number;
  waitingPerSender: number;
}

const busy = () => new Refusal(503, 'UNAVAILABLE', 'SERVICE_BUSY', { retryAfter: 2 });

/**
 * A queue for costly work in which senders take turns: whoever sends a hundred pieces has one of
 * them done for each of everybody else's. Rejects with 503 where too many wait.
 */
export function createFairQueue({ atOnce, waiting, waitingPerSender }: Limits) {
  let running = 0;
  let length = 0;
  /** In the order of their turns. */
  const senders = new Map<string, (() => void)[]>();

  const next = () => {
    const [first] = senders;
    if (!first) return void (running -= 1);
    const [sender, starts] = first;
    const start = starts.shift()!;
    length -= 1;
    senders.delete(sender);
    if (starts.length > 0) senders.set(sender, starts);
    start();
  };

  return async <Result>(sender: string, work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else {
      const own = senders.get(sender) ?? [];
      if (length >= waiting || own.length >= waitingPerSender) throw busy();
      length += 1;
      await new Promise<void>((start) => {
        senders.set(sender, own);
        own.push(start);
      });
    }
    try {
      return await work();
    } finally {
      next();
    }
  };
}
