import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { css, cx } from '../generated/panda/css/index.js';
import { link } from '../generated/panda/recipes/index.js';

/** A link within the app; within a sentence it keeps the height of its line. */
export function TextLink({
  to,
  isInSentence = false,
  children,
}: {
  to: string;
  isInSentence?: boolean;
  children: ReactNode;
}) {
  return (
    <RouterLink
      className={cx(
        link(),
        css({
          color: 'brand.fg',
          fontWeight: 'semibold',
        }),
        isInSentence
          ? css({ textDecoration: 'underline', textUnderlineOffset: '3px' })
          : css({ minH: '11', minW: '11', display: 'inline-flex', alignItems: 'center' }),
      )}
      to={to}
    >
      {children}
    </RouterLink>
  );
}
