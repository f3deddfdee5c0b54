import { Suspense, useState, useSyncExternalStore } from 'react';
import { toaster } from '../ui/toaster.ts';
import { Toasts } from './lazyParts.tsx';

const none = () => 0;

/** Holds the place of the toasts until there is one. */
export function ToastArea() {
  const waiting = useSyncExternalStore(toaster.subscribe, () => toaster.waiting().length, none);
  const [wanted, setWanted] = useState(false);
  if (waiting > 0 && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
