import { useEffect, useRef } from 'react';
import { messageOf } from '../../machines/failure.ts';
import { uiCopy } from '../copy/ui.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import type { PagedList } from './useList.ts';
import { Button } from '../ui/Button.tsx';
import { InlineMessage } from '../ui/states.tsx';

/** Pixels below the viewport at which the next page of a list is already fetched. */
const ahead = 600;

const entries = () => [...document.querySelectorAll<HTMLElement>('main [role=list] > li')];

/**
 * The end of a list with more pages: the next is fetched when the end comes near, or by the button,
 * which moves the focus to the first new entry.
 */
export function MoreOfList({ rest, count }: { rest: PagedList<unknown>['rest']; count: number }) {
  const end = useRef<HTMLDivElement>(null);
  /** The entries that existed when the button was pressed. */
  const before = useRef<ReadonlySet<Element>>(null);
  const load = useRef(rest?.load);
  useEffect(() => {
    load.current = rest?.load;
  });
  const isAuto = rest !== null && !rest.loading && !rest.error;
  useEffect(() => {
    if (!isAuto || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load.current?.();
      },
      { rootMargin: `${ahead}px` },
    );
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, [isAuto, count]);
  useEffect(() => {
    const first = entries().find((entry) => before.current?.has(entry) === false);
    if (!first) return;
    before.current = null;
    first.setAttribute('tabindex', '-1');
    first.focus();
  }, [count]);
  if (!rest) return null;
  return (
    <div ref={end} className={stack({ align: 'center', gap: '3', mt: '4' })}>
      <InlineMessage message={rest.error && messageOf(rest.error)} busy={rest.loading} />
      <Button
        variant="outline"
        className={css({ minH: '11' })}
        loading={rest.loading}
        onClick={() => {
          before.current = new Set(entries());
          rest.load();
        }}
      >
        {uiCopy.states.more}
      </Button>
    </div>
  );
}
