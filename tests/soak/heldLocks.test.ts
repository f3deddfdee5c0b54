import { expect, inject, it } from 'vitest';
import { startBehindProxy } from '../api/support/behindProxy.ts';
import { holdLock, lockable } from '../api/support/heldLock.ts';
import { timesLonger } from '../attack/attacks.ts';
import { countOf, tried } from '../attack/figures.ts';

const rounds = 10 * timesLonger;

it.runIf(inject('templateUrl'))(
  `a lock that is held ${rounds} times for longer than the time-out of production costs 503, never the copy`,
  { timeout: 600_000 * timesLonger },
  async () => {
    const running = await startBehindProxy();
    for (let round = 0; round < rounds; round += 1) {
      const { during, ready, took, after } = await holdLock(
        running,
        lockable[round % lockable.length]!,
      );
      tried('held locks', during.length, countOf(during));
      expect([new Set(during), ready, after]).toEqual([new Set([503]), 200, 200]);
      expect(took).toBeLessThan(30_000);
    }
    await running.stop();
  },
);
