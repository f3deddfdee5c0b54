import { useSyncExternalStore } from 'react';

/**
 * The width from which there is room beside the column: the theme's breakpoint `lg`, in the unit of
 * the style sheet, so that both go by the size of the browser's letters.
 */
const wide = '(min-width: 64rem)';

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
