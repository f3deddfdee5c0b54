import { useSyncExternalStore } from 'react';

/** From here on there is room beside the column: the breakpoint `lg` of the theme. */
const wide = '(min-width: 1024px)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the screen is a desk's; what only a desk shows is not loaded elsewhere. */
export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
