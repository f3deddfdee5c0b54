import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { openLoaded } from '../ui/openLoaded.ts';
import type { LazyComponent } from './lazyComponent.tsx';

/**
 * For the frame of a server-rendered part whose code is loaded later: a button that is pressed
 * before is pressed again once the code is loaded.
 */
export function usePressWhenLoaded<Around extends HTMLElement>(
  part: Pick<LazyComponent, 'load' | 'isLoaded'>,
): RefObject<Around | null> {
  const around = useRef<Around>(null);
  // Must run before presses from before hydration are repeated.
  useLayoutEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && around.current?.contains(button) && !part.isLoaded())
        openLoaded(part, () => button.click());
    };
    // React stops a press on something not yet hydrated at its root.
    addEventListener('click', press, { capture: true });
    return () => removeEventListener('click', press, { capture: true });
  }, [part]);
  return around;
}
