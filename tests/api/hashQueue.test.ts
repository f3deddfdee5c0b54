import { describe, expect, it } from 'vitest';
import { createFairQueue } from '../../api/secrets/fairQueue.ts';

describe('the queue for hashes', () => {
  const limits = { atOnce: 1, waiting: 5, waitingPerSender: 3 };

  it('lets senders take turns', async () => {
    const inTurn = createFairQueue({ ...limits, waiting: 10, waitingPerSender: 10 });
    const done: string[] = [];
    const send = (sender: string) => inTurn(sender, async () => void done.push(sender));
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(send));
    expect(done.join('')).toBe('aabcaba');
  });

  it('refuses what is beyond its length with 503, of one sender sooner, and goes on', async () => {
    const inTurn = createFairQueue(limits);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const results = ['x', 'a', 'a', 'a', 'a', 'b', 'b', 'c'].map((sender) =>
      inTurn(sender, () => held).then(
        () => 'done',
        (error: { status: number }) => error.status,
      ),
    );
    release();
    expect(await Promise.all(results)).toEqual([
      'done',
      'done',
      'done',
      'done',
      503,
      'done',
      'done',
      503,
    ]);
    expect(await inTurn('a', async () => 'again')).toBe('again');
  });

  it('says to who is refused when to come back', async () => {
    const inTurn = createFairQueue({ ...limits, waiting: 0 });
    const first = inTurn('a', async () => 'done');
    await expect(inTurn('b', async () => 'never')).rejects.toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
      reason: 'SERVICE_BUSY',
      retryAfter: 2,
    });
    expect(await first).toBe('done');
  });

  it('goes on after work that fails', async () => {
    const inTurn = createFairQueue(limits);
    const failing = inTurn('a', () => Promise.reject(new Error('no')));
    const next = inTurn('a', async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});
