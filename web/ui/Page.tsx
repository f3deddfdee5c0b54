import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';

interface Props {
  title: string;
  lead?: string;
  /** Beside the title. */
  aside?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}

/**
 * A page's column with its heading; the heading takes the focus when the page opens, so that a
 * screen reader begins there.
 */
export function Page({ title, lead, aside, narrow = false, children }: Props) {
  const headingElement = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Assay`;
    headingElement.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [title]);
  return (
    <div
      className={css({
        maxW: narrow ? 'column' : 'content',
        mx: 'auto',
        px: narrow ? '4' : { base: '4', md: '6' },
        py: { base: '5', md: '8' },
      })}
    >
      <div
        className={stack({
          direction: 'row',
          justify: 'space-between',
          align: 'center',
          flexWrap: 'wrap',
          gap: '3',
          mb: '5',
        })}
      >
        <div className={stack({ gap: '1', minW: '0' })}>
          <h1
            ref={headingElement}
            tabIndex={-1}
            className={cx(
              heading(),
              css({
                outline: 'none',
                fontSize: { base: '2xl', md: '3xl' },
                letterSpacing: '-0.02em',
              }),
            )}
          >
            {title}
          </h1>
          {lead ? <p className={css({ color: 'fg.muted' })}>{lead}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}
