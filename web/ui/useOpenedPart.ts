import { useCallback, useRef } from 'react';
import type { RefCallback, RefObject } from 'react';

/**
 * The focus around a part of the page that opens in place of its button (PD-75): the part takes it,
 * and the button has it again once the part is closed, unless it went elsewhere meanwhile.
 */
export function useOpenedPart(): {
  opener: RefObject<HTMLButtonElement | null>;
  part: RefCallback<HTMLElement>;
} {
  const opener = useRef<HTMLButtonElement>(null);
  const part = useCallback((element: HTMLElement | null) => {
    element?.focus();
    return () =>
      // The button is mounted later in the same commit.
      queueMicrotask(() => {
        if (document.activeElement === document.body) opener.current?.focus();
      });
  }, []);
  return { opener, part };
}
