import { flushSync } from 'react-dom';

/**
 * Makes a change a frame later, so that the browser can fade from what was there to what is there then
 * (View Transitions); at once where the browser has none, or less motion is asked for.
 */
export function withTransition(change: () => void): void {
  if (
    !('startViewTransition' in document) ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  ) {
    change();
    return;
  }
  // Whoever presses on ends it before its end, which is no failure.
  document.startViewTransition(() => flushSync(change)).finished.catch(() => undefined);
}
