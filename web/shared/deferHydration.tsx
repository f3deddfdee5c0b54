import { Suspense, memo } from 'react';
import type { ComponentType, MemoExoticComponent, ReactNode } from 'react';
import { useInBrowser } from '../ui/useInBrowser.ts';
import { suspendUntilIdle } from './hydration.ts';

/**
 * Hydrates a part of a server-rendered page when the browser is idle or something is pressed. Until
 * then the part can be read and its links work. Its parent must not change it meanwhile, or React
 * would replace elements that somebody is pressing, so its props should be few and plain.
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
