import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batches } from '../../web/flows/batches.ts';

describe('what the flow page is told', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes out one request after the other, in the order in which it happened', async () => {
    const got: unknown[][] = [];
    const answers: (() => void)[] = [];
    const { add } = batches((messages) => new Promise((resolve) => {
      got.push([...messages]);
      answers.push(() => resolve(true));
    }));
    add(1);
    add(2);
    await vi.runAllTimersAsync();
    add(3);
    await vi.runAllTimersAsync();
    expect(got).toEqual([[1, 2]]);
    answers[0]!();
    await vi.runAllTimersAsync();
    expect(got).toEqual([[1, 2], [3]]);
  });

  it('is sent again, before anything newer, when the connection broke', async () => {
    const got: unknown[] = [];
    let away = true;
    const { add } = batches(async (messages) => {
      if (away) throw new TypeError('Failed to fetch');
      got.push(...messages);
      return true;
    });
    add(1);
    await vi.advanceTimersByTimeAsync(100);
    add(2);
    away = false;
    await vi.runAllTimersAsync();
    expect(got).toEqual([1, 2]);
  });

  it('goes on after it was idle, and gives up what was not sent to a page that goes', async () => {
    const got: unknown[] = [];
    const { add, takeRest } = batches(async (messages) => got.push(...messages) > 0);
    add(1);
    await vi.runAllTimersAsync();
    add(2);
    expect(takeRest()).toEqual([2]);
    await vi.runAllTimersAsync();
    add(3);
    await vi.runAllTimersAsync();
    expect(got).toEqual([1, 3]);
  });
});
