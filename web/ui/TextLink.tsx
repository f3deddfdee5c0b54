import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { css, cx } from '../generated/panda/css/index.js';
import { link } from '../generated/panda/recipes/index.js';

/** A link within the app. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <RouterLink
      className={cx(
        link(),
        css({
          color: 'brand.fg',
          fontWeight: 'semibold',
          minH: '11',
          minW: '11',
          display: 'inline-flex',
          alignItems: 'center',
        }),
      )}
      to={to}
    >
      {children}
    </RouterLink>
  );
}
