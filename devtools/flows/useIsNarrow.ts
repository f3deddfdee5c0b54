import { useSyncExternalStore } from 'react';

/** As in flows.css: below it everything stands one under the other. */
const narrow = matchMedia('(max-width: 900px)');

const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** Whether the page has no room for columns. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
