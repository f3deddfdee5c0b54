import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { openLoaded } from '../ui/openLoaded.ts';
import type { LazyComponent } from './lazyComponent.tsx';

/**
 * For what stands around a part that the server rendered and whose code comes later: a button that
 * is pressed before is pressed once the code is there.
 */
export function usePressWhenLoaded<Around extends HTMLElement>(
  part: Pick<LazyComponent, 'load' | 'isLoaded'>,
): RefObject<Around | null> {
  const around = useRef<Around>(null);
  // Before the presses from before hydration are made again.
  useLayoutEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && around.current?.contains(button) && !part.isLoaded())
        openLoaded(part, () => button.click());
    };
    // React lets a press on what is not hydrated go no further than to its root.
    addEventListener('click', press, { capture: true });
    return () => removeEventListener('click', press, { capture: true });
  }, [part]);
  return around;
}
