import { useLayoutEffect } from 'react';
import { pageIsAwake } from './idle.ts';

/** Does what was pressed before the page was there (web/index.html); beside the page, since React wakes up what is inside of a Suspense last. */
export function EarlyPress() {
  useLayoutEffect(() => {
    window.takeEarlyPress?.();
    pageIsAwake();
  }, []);
  return null;
}
