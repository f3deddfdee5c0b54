import { useSyncExternalStore } from 'react';

/** The width from which there is room beside the column: the theme's breakpoint `lg`. */
const wide = '(min-width: 1024px)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the screen is a desktop's; desktop-only parts are not loaded elsewhere. */
export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
