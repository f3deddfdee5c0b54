import { Suspense, memo } from 'react';
import type { ComponentType, MemoExoticComponent, ReactNode } from 'react';
import { useInBrowser } from '../ui/useInBrowser.ts';
import { suspendUntilIdle } from './hydration.ts';

/**
 * Has a part of a server-rendered page hydrated when the browser is idle, or when something is
 * pressed. Until then it can be read, and its links lead where they say. What renders around it
 * meanwhile must leave it alone, or React would put new elements in the place of those that somebody
 * is pressing: so its props are few and plain.
 */
export function deferHydration<Props extends object>(
  Part: ComponentType<Props>,
): MemoExoticComponent<(props: Props) => ReactNode> {
  return memo(function DeferredPart(props: Props) {
    return (
      <Suspense>
        <Deferred>
          <Part {...props} />
        </Deferred>
      </Suspense>
    );
  });
}

function Deferred({ children }: { children: ReactNode }) {
  const isHydrated = useInBrowser(yes, false);
  if (!isHydrated) suspendUntilIdle();
  return children;
}

const yes = () => true;
