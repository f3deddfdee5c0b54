import { serverNow, setServerNow } from '../ui/serverNow.ts';
import { afterHydration } from './hydration.ts';

const listeners = new Set<() => void>();
/** Calls back when the time has been set right. */
export function onTimeSet(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
/** Goes by this time from now on. */
export function setTime(now: number): void {
  setServerNow(now);
  for (const listener of listeners) listener();
}

let asking: Promise<boolean> | null = null;

/**
 * Reads the service's time once, from the headers of any answer; without one, the device's clock is
 * used. It waits until the page is hydrated, as that needs the texts of the server's rendering. False
 * if the service cannot be asked.
 */
export const readServerTime = (): Promise<boolean> =>
  (asking ??= afterHydration()
    .then(() => fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }))
    .then(({ headers }) => {
      setTime(Date.parse(headers.get('date') ?? '') || Date.now());
      return true;
    })
    .catch(() => {
      asking = null;
      setTime(Date.now());
      return false;
    }));

/** Slots begin and end at half hours, and so do the days in India. */
const halfHourOf = (time: number) => Math.floor(time / 1_800_000);
export const halfHour = () => halfHourOf(serverNow());

/**
 * Hydrates a page with the time at which the server rendered it, as React wants the same texts; a
 * clock may be wrong, and a stored page from yesterday. The time is set right afterwards.
 */
export function hydrateAt(renderedAt: number): void {
  if (halfHourOf(renderedAt) === halfHourOf(Date.now())) return;
  setServerNow(renderedAt);
  void readServerTime();
}
