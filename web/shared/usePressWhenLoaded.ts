import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { openLoaded } from '../ui/openLoaded.ts';
import type { LazyComponent } from './lazyComponent.tsx';

/**
 * For what stands around a part that the server rendered and whose code comes later: a button that
 * is pressed before is pressed once the code is there.
 */
export function usePressWhenLoaded<Around extends HTMLElement>(
  part: LazyComponent,
): RefObject<Around | null> {
  const around = useRef<Around>(null);
  useEffect(() => {
    const element = around.current;
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && !part.isLoaded()) openLoaded(part, () => button.click());
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [part]);
  return around;
}
