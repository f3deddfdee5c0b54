/** How far the device's clock is behind the service's, in milliseconds; 0 until known. */
let behind = 0;
let asking: Promise<void> | null = null;

/** The service's time, as a phone's clock may be hours off. */
export const serverNow = () => Date.now() + behind;

/**
 * Reads the service's time once, from the headers of any answer; without one, the device's clock is
 * used.
 */
export const readServerTime = (): Promise<void> =>
  (asking ??= fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' })
    .then(({ headers }) => {
      const there = Date.parse(headers.get('date') ?? '');
      if (!Number.isNaN(there)) behind = there - Date.now();
    })
    .catch(() => {
      asking = null;
    }));
