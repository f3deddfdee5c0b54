import { useSyncExternalStore } from 'react';

/** As in flows.css: below this width all columns are stacked. */
const narrow = matchMedia('(max-width: 900px)');

const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** Whether the page is too narrow for columns. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
