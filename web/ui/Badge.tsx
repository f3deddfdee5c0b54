import type { ReactNode } from 'react';
import { css, cx } from '../generated/panda/css/index.js';

/** A short label in the colours of its palette. */
export function Badge({
  large = false,
  wraps = false,
  className,
  children,
}: {
  large?: boolean;
  /** Whether a long text may wrap. */
  wraps?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        css({
          display: 'inline-flex',
          alignItems: 'center',
          gap: '1',
          borderRadius: 'l2',
          bg: 'colorPalette.subtle',
          color: 'colorPalette.fg',
          fontWeight: 'medium',
          fontVariantNumeric: 'tabular-nums',
          userSelect: 'none',
        }),
        wraps ? undefined : css({ whiteSpace: 'nowrap' }),
        large
          ? css({ textStyle: 'sm', px: '2.5', minH: '7' })
          : css({ textStyle: 'xs', px: '1.5', minH: '5' }),
        className,
      )}
    >
      {children}
    </span>
  );
}
