import { act } from '@testing-library/react';

/** The entries of the history that wait to be made are made. */
export const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
/** The browser's own Back, or Forward. */
export const go = async (by: -1 | 1) => {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(by);
  await act(async () => void (await popped));
  await settled();
};
export const back = () => go(-1);
