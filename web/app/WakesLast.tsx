import { Suspense, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { waitUntilCalm } from './idle.ts';

/** A part of a page that came whole which wakes up when the rest has, or when something is pressed. It can be read meanwhile, and its links lead where they say. */
export function WakesLast({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Sleeper>{children}</Sleeper>
    </Suspense>
  );
}

function Sleeper({ children }: { children: ReactNode }) {
  const waking = useSyncExternalStore(never, no, yes);
  if (waking) waitUntilCalm();
  return children;
}

const never = () => () => undefined;
const no = () => false;
const yes = () => true;
