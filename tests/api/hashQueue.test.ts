import { describe, expect, it } from 'vitest';
import { createFairQueue } from '../../api/secrets/fairQueue.ts';
import { startApi } from './support/api.ts';

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

  it('goes on after work that fails', async () => {
    const inTurn = createFairQueue(limits);
    const failing = inTurn('a', () => Promise.reject(new Error('no')));
    const next = inTurn('a', async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});

it('a flood of logins from one address is cut off with 503, and another address is served', async () => {
  const api = await startApi({ trustProxy: ['127.0.0.0/8'], rateLimit: false });
  const login = (address: string) =>
    api
      .client()
      .post(
        'users/login',
        { email: 'nobody@example.com', password: 'not this one' },
        { 'x-forwarded-for': address },
      );
  await login('192.0.2.1');
  const flood = Array.from({ length: 150 }, () => login('203.0.113.9'));
  const other = await login('192.0.2.1');
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);
  expect(other.status).toBe(401);
  expect(refused.length).toBeGreaterThan(50);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  expect(refused[0]?.headers['retry-after']).toBe('2');
  await api.stop();
});
