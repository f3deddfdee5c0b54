import type { ComponentProps } from 'react';
import { css, cx } from '../generated/panda/css/index.js';
import { button, spinner } from '../generated/panda/recipes/index.js';

type Props = ComponentProps<'button'> & {
  size?: 'sm' | 'md' | 'lg' | 'xl';
  variant?: 'solid' | 'outline' | 'ghost' | 'plain';
  /** Shows a spinner, and cannot be pressed. */
  loading?: boolean;
};

export function Button({
  loading = false,
  disabled = false,
  size = 'md',
  variant = 'solid',
  className,
  children,
  ...props
}: Props) {
  return (
    <button
      type="button"
      {...props}
      className={cx(button({ variant, size }), className)}
      disabled={loading || disabled}
      {...(loading && { 'data-loading': '' })}
    >
      {loading ? (
        <span
          className={cx(
            spinner({ size: 'inherit' }),
            css({ borderWidth: '0.125em', color: 'inherit' }),
          )}
        />
      ) : null}
      {children}
    </button>
  );
}

export function IconButton({ className, ...props }: Props) {
  return (
    <Button
      {...props}
      className={cx(css({ px: '0', py: '0', _icon: { fontSize: '1.2em' } }), className)}
    />
  );
}
