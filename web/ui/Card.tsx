import type { HTMLAttributes } from 'react';
import { cx } from '../generated/panda/css/index.js';
import { card } from '../generated/panda/recipes/index.js';

/** A surface with a thin border and a soft shadow. */
export function Card({
  as: As = 'div',
  className,
  ...props
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'figure' | 'li' }) {
  return <As {...props} className={cx(card(), className)} />;
}
