import { Refusal } from '../refusal.ts';

interface Limits {
  /** The most pieces of work that run at the same time. */
  atOnce: number;
  /** The most pieces that may wait, in total and per sender. */
  waiting: number;
  waitingPerSender: number;
}

const busy = () => new Refusal(503, 'UNAVAILABLE', 'SERVICE_BUSY', { retryAfter: 2 });

/**
 * A queue for costly work in which senders take turns: for each piece of a sender with a hundred,
 * one of every other sender is done. Rejects with 503 if too many wait.
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
