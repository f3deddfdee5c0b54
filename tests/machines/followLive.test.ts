// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { followLive, silenceLimit } from '../../machines/followLive.ts';

const close = vi.fn<() => void>();
const open = vi.fn<(alive: () => void) => () => void>(() => close);
const state = (value: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(value);
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  open.mockClear();
  close.mockClear();
});

it('a stream that says nothing is opened anew; one that is alive stays; one that was left is silent', () => {
  const leave = followLive(open);
  pass(silenceLimit - 1);
  open.mock.calls[0]![0]();
  pass(silenceLimit - 1);
  expect([open.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
  pass(1);
  expect([open.mock.calls.length, close.mock.calls.length]).toEqual([2, 1]);
  // Nor does one that froze again.
  pass(silenceLimit);
  expect([open.mock.calls.length, close.mock.calls.length]).toEqual([3, 2]);
  leave();
  pass(10 * silenceLimit);
  dispatchEvent(new Event('online'));
  expect([open.mock.calls.length, close.mock.calls.length]).toEqual([3, 3]);
});

it.each([
  ['the net is back', () => dispatchEvent(new Event('online')), 2],
  [
    'the page comes back from the history',
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    2,
  ],
  [
    'the page is shown for the first time',
    () => dispatchEvent(new PageTransitionEvent('pageshow')),
    1,
  ],
  [
    'the page is seen again',
    () => (state('visible'), document.dispatchEvent(new Event('visibilitychange'))),
    2,
  ],
  [
    'the page is hidden',
    () => (state('hidden'), document.dispatchEvent(new Event('visibilitychange'))),
    1,
  ],
])('when %s it is opened %#', (_, happens, times) => {
  const leave = followLive(open);
  happens();
  expect(open).toHaveBeenCalledTimes(times);
  leave();
});
