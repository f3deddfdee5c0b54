import { useEffect, useRef } from 'react';
import { langOf } from '../copy/language.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { beginAtTop, isOpened } from './pagePlace.ts';

interface Props {
  children: string;
  /** What the browser's tab says, where that is not the heading. */
  tab?: string;
  className?: string;
}

/**
 * A page's heading. It takes the focus when somebody opens the page, or the next part of it, inside
 * the app, so that a screen reader begins there; never when the page is loaded, from a dialog, or
 * from a field in which somebody types already.
 */
export function PageHeading({ children, tab = children, className }: Props) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${tab} · Assay`;
    if (!isOpened()) return;
    const typedIn = 'main :is(input, textarea, select), [role="dialog"], [role="alertdialog"]';
    if (document.activeElement?.closest(typedIn)) return;
    element.current?.focus({ preventScroll: true });
    beginAtTop();
  }, [tab]);
  return (
    <h1
      ref={element}
      tabIndex={-1}
      lang={langOf(children)}
      className={cx(heading(), css({ outline: 'none' }), className)}
    >
      {children}
    </h1>
  );
}
