import { act, cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** The entries that wait to be made are made. */
export const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
// What goes with its page takes its entry out of the history.
afterEach(async () => {
  cleanup();
  await settled();
});
/** The browser's Back or forward. */
export const go = async (by: -1 | 1): Promise<void> => {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(by);
  await act(async () => void (await popped));
  await settled();
};
export const back = () => go(-1);

let page = 0;
/** Opens a page of its own in the history, and gives its number. */
export function newPage(): number {
  page += 1;
  history.pushState({ idx: page }, '', `/page${page}`);
  dispatchEvent(new PopStateEvent('popstate'));
  return page;
}
