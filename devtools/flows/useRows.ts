import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Rows rendered beyond both ends, so that scrolling shows no gap. */
const beyond = 8;

/** Pixels of a list that are rendered before it is first scrolled. */
const atFirst = 900;

/**
 * The rows of a long list to render, for rows of equal height in pixels, so that a list of
 * thousands costs no more than its visible part. `following`: the newest row stays in view.
 */
export function useRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  height: number,
  following: boolean,
) {
  const [{ top, seen }, setView] = useState({ top: 0, seen: atFirst });
  const measure = useCallback(() => {
    setView(viewOf(list));
  }, [list]);
  useEffect(() => {
    // Scrolls only the list, never the page around it.
    if (following) list.current?.scrollTo(0, count * height);
  }, [list, count, height, following]);
  const first = Math.max(0, Math.floor(top / height) - beyond);
  const last = Math.min(count, Math.ceil((top + seen) / height) + beyond);
  return {
    onScroll: measure,
    first,
    last,
    before: first * height,
    after: (count - last) * height,
  };
}

const viewOf = ({ current }: RefObject<HTMLElement | null>) => ({
  top: current?.scrollTop ?? 0,
  seen: current?.clientHeight ?? atFirst,
});
