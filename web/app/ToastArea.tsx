import { useEffect, useState, useSyncExternalStore } from 'react';
import { toaster } from '../ui/toaster.ts';
import { Toasts } from './lazyParts.tsx';

const none = () => 0;

/** Reserves the area of the toasts, whose code is loaded with the first of them at the latest. */
export function ToastArea() {
  const waiting = useSyncExternalStore(toaster.subscribe, () => toaster.waiting().length, none);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    // Without its code a toast waits for the next one.
    if (waiting > 0)
      void Toasts.load().then(
        () => setLoaded(true),
        () => undefined,
      );
  }, [waiting]);
  return isLoaded ? <Toasts /> : null;
}
