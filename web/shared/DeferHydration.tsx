import { Suspense, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { suspendUntilIdle } from './hydration.ts';

/**
 * A part of a server-rendered page that is hydrated when the browser is idle, or when something is
 * pressed. Until then it can be read, and its links lead where they say.
 */
export function DeferHydration({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Deferred>{children}</Deferred>
    </Suspense>
  );
}

function Deferred({ children }: { children: ReactNode }) {
  // The server's value is what React takes while it hydrates.
  const isHydrating = useSyncExternalStore(neverChanges, no, yes);
  if (isHydrating) suspendUntilIdle();
  return children;
}

const neverChanges = () => () => undefined;
const no = () => false;
const yes = () => true;
