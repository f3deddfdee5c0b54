import { useEffect, useState, useSyncExternalStore } from 'react';
import { serverNow, setServerNow } from '../ui/serverNow.ts';

/** Slots begin and end at half hours, and so do the days in India. */
const halfHour = () => Math.floor(serverNow() / 1_800_000);

function follow(changed: () => void): () => void {
  const timer = setInterval(changed, 30_000);
  // Timers stand still while a phone sleeps.
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/**
 * Renders anew when a slot or the day in India may have ended, so that 'tomorrow' becomes 'today' on
 * a page that stays open.
 */
export const useHalfHour = () => useSyncExternalStore(follow, halfHour, halfHour);

let asking: Promise<void> | null = null;

/**
 * Reads the service's time once, from the headers of any answer; without one, the device's clock is
 * used.
 */
export const readServerTime = (): Promise<void> =>
  (asking ??= fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' })
    .then(({ headers }) => {
      const there = Date.parse(headers.get('date') ?? '');
      if (!Number.isNaN(there)) setServerNow(there);
    })
    .catch(() => {
      asking = null;
    }));

/** The same by the service's time, for somebody who waits at home by what is said. */
export function useServerHalfHour(): void {
  const [, setKnown] = useState(false);
  useHalfHour();
  useEffect(() => void readServerTime().then(() => setKnown(true)), []);
}
