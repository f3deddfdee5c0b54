/** How far the device's clock is behind the service's, in milliseconds; 0 until it is known. */
let behind = 0;
let asking: Promise<void> | null = null;

/** The service's time: a phone may be hours off. */
export const serverNow = () => Date.now() + behind;

/** Reads the service's time once, off any answer; without one the device's has to do. */
export const readServerTime = (): Promise<void> =>
  (asking ??= fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' })
    .then(({ headers }) => {
      const there = Date.parse(headers.get('date') ?? '');
      if (!Number.isNaN(there)) behind = there - Date.now();
    })
    .catch(() => {
      asking = null;
    }));
