import { useEffect, useRef } from 'react';
import { langOf } from '../copy/language.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { beginAtTop, isOpened } from './pagePlace.ts';

interface Props {
  children: string;
  /** The title of the browser's tab, if it differs from the heading. */
  tab?: string;
  className?: string;
}

/**
 * The heading of a page. It gets the focus when the person opens the page, or its next part, inside
 * the app, so that a screen reader starts there; never after a page load, nor when the focus is in
 * a dialog or in a field in which the person is typing.
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
