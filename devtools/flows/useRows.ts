import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Rows beyond both ends that are drawn, too, so that scrolling shows no gap. */
const beyond = 8;

/** Pixels of a list that are drawn before it was scrolled. */
const atFirst = 900;

/**
 * Which rows of a long list are to be drawn, for rows of one height in pixels: a list of thousands
 * costs no more than what is seen of it. `following`: the newest row stays in view.
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
    // The list itself, never the page around it.
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
