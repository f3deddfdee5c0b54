import { useEffect, useState, useSyncExternalStore } from 'react';
import { halfHour, onTimeSet, readServerTime } from './serverTime.ts';

function follow(changed: () => void): () => void {
  const timer = setInterval(changed, 30_000);
  // Timers stand still while a phone sleeps.
  document.addEventListener('visibilitychange', changed);
  const forget = onTimeSet(changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
    forget();
  };
}

/**
 * Renders anew when a slot or the day in India may have ended, so that 'tomorrow' becomes 'today' on
 * a page that stays open.
 */
export const useHalfHour = () => useSyncExternalStore(follow, halfHour, halfHour);

/** The same by the service's time, for somebody who waits at home by what is said. */
export function useServerHalfHour(): void {
  const [, setKnown] = useState(false);
  useHalfHour();
  useEffect(() => void readServerTime().then(() => setKnown(true)), []);
}
