import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batches } from '../../devtools/inspector/batches.ts';

/** Longer than anything waits here; a database of an earlier file may have a timer that never ends. */
const aWhile = 5_000;

describe('what the flow page is told', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes out one request after the other, in the order in which it happened', async () => {
    const got: unknown[] = [];
    const answers: (() => void)[] = [];
    const { add } = batches(
      (body) =>
        new Promise((resolve) => {
          got.push(JSON.parse(body));
          answers.push(() => resolve(true));
        }),
    );
    add(1);
    add(2);
    await vi.advanceTimersByTimeAsync(aWhile);
    add(3);
    await vi.advanceTimersByTimeAsync(aWhile);
    expect(got).toEqual([[1, 2]]);
    answers[0]!();
    await vi.advanceTimersByTimeAsync(aWhile);
    expect(got).toEqual([[1, 2], [3]]);
  });

  it('is sent again, before anything newer, when the connection broke', async () => {
    const got: unknown[] = [];
    let away = true;
    const { add } = batches(async (body) => {
      if (away) throw new TypeError('Failed to fetch');
      got.push(...JSON.parse(body));
      return true;
    });
    add(1);
    await vi.advanceTimersByTimeAsync(100);
    add(2);
    away = false;
    await vi.advanceTimersByTimeAsync(aWhile);
    expect(got).toEqual([1, 2]);
  });

  it('goes on after it was idle, and gives up what was not sent to a page that goes', async () => {
    const got: unknown[] = [];
    const { add, takeRest } = batches(async (body) => got.push(...JSON.parse(body)) > 0);
    add(1);
    await vi.advanceTimersByTimeAsync(aWhile);
    add(2);
    expect(takeRest()).toBe('[2]');
    await vi.advanceTimersByTimeAsync(aWhile);
    add(3);
    await vi.advanceTimersByTimeAsync(aWhile);
    expect(got).toEqual([1, 3]);
  });

  it('is cut where a request would become larger than the server takes; one that is larger alone goes alone', async () => {
    const bodies: string[] = [];
    const { add, takeRest } = batches(async (body) => bodies.push(body) > 0);
    const large = 'x'.repeat(60_000);
    for (const message of [large, large, large, large.repeat(5), 1]) add(message);
    await vi.advanceTimersByTimeAsync(aWhile);
    expect(bodies.map((body) => (JSON.parse(body) as unknown[]).length)).toEqual([2, 1, 1, 1]);
    for (const message of [1, 2, large]) add(message);
    expect(takeRest()).toBe('[1,2]');
  });
});
