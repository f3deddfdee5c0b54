import { expect, inject, it } from 'vitest';
import { startBehindProxy } from '../api/support/behindProxy.ts';
import { print } from './print.ts';
import { tried } from '../attack/figures.ts';
import { timesLonger } from '../attack/attacks.ts';

const ROUNDS = 8 * timesLonger;
/** One time-out of production, and a little. */
const BACK_WITHIN_MS = 15_000;

it.runIf(inject('templateUrl'))(
  `a database that falls silent ${ROUNDS} times under load is served again within one time-out`,
  { timeout: 600_000 * timesLonger },
  async () => {
    const { client, proxy, stop } = await startBehindProxy();
    const answers = new Map<number, number>();
    let over = false;
    let lastGood = performance.now();
    let longest = 0;
    const callers = Array.from({ length: 20 }, async () => {
      while (!over) {
        const { status } = await client.get('tests/singleTest/none');
        answers.set(status, (answers.get(status) ?? 0) + 1);
        if (status !== 404) continue;
        longest = Math.max(longest, performance.now() - lastGood);
        lastGood = performance.now();
      }
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = answers.get(404) ?? 0;
      proxy.freeze();
      await expect
        .poll(() => answers.get(404) ?? 0, { timeout: 2 * BACK_WITHIN_MS })
        .toBeGreaterThan(before + 50);
    }
    over = true;
    await Promise.all(callers);
    const attempts = [...answers.values()].reduce((sum, times) => sum + times, 0);
    tried('frozen sockets', attempts, Object.fromEntries(answers));
    print(
      `${ROUNDS} silences: ${[...answers].map(([status, count]) => `${count} times ${status}`).join(', ')}; longest without an answer ${Math.round(longest)} ms`,
    );
    expect(new Set(answers.keys())).toEqual(new Set([404, 503]));
    expect(longest).toBeLessThan(BACK_WITHIN_MS);
    await stop();
  },
);
