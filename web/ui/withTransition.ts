import { flushSync } from 'react-dom';

/**
 * Makes a change in the next frame, so that the browser can fade between both views (View
 * Transitions); at once if the browser lacks them or reduced motion is preferred.
 */
export function withTransition(change: () => void): void {
  if (
    !('startViewTransition' in document) ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  ) {
    change();
    return;
  }
  // Pressing on skips the rest of the transition, which is not an error.
  document.startViewTransition(() => flushSync(change)).finished.catch(() => undefined);
}
