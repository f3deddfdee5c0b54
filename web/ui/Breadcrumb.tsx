import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { uiCopy } from '../copy/ui.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

interface Crumb {
  /** Undefined while unknown: the crumb is left out. */
  text: string | undefined;
  /** Absent for the current page. */
  to?: string;
}

/** The path from the home page to this one. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav
      aria-label={uiCopy.names.breadcrumb}
      className={css({ fontSize: 'sm', color: 'fg.muted' })}
    >
      <ol
        className={stack({
          direction: 'row',
          flexWrap: 'wrap',
          align: 'center',
          gap: '1.5',
          listStyleType: 'none',
        })}
      >
        {crumbs
          .filter(({ text }) => text)
          .map(({ text, to }, index) => (
            <Fragment key={text}>
              {index > 0 ? <li aria-hidden>›</li> : null}
              <li
                {...(!to && { 'aria-current': 'page' as const, className: css({ color: 'fg' }) })}
              >
                {to ? (
                  <Link
                    className={css({
                      display: 'inline-flex',
                      alignItems: 'center',
                      minH: '11',
                      px: '2',
                      mx: '-2',
                    })}
                    to={to}
                  >
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </li>
            </Fragment>
          ))}
      </ol>
    </nav>
  );
}
