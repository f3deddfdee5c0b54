import { useState } from 'react';
import type { ComponentProps, FocusEvent, MouseEvent } from 'react';
import { css, cx } from '../generated/panda/css/index.js';
import { button, spinner } from '../generated/panda/recipes/index.js';

type Props = ComponentProps<'button'> & {
  size?: 'sm' | 'md' | 'lg' | 'xl';
  variant?: 'solid' | 'outline' | 'ghost' | 'plain';
  /** Shows a spinner, and cannot be pressed. */
  loading?: boolean;
};

/**
 * A button. If it is disabled while it has the focus, only `aria-disabled` is set, as the browser
 * would move the focus of a disabled button to the top of the page.
 */
export function Button({
  loading = false,
  disabled = false,
  size = 'md',
  variant = 'solid',
  className,
  children,
  onClick,
  onFocus,
  onBlur,
  ...props
}: Props) {
  const [hasFocus, setFocus] = useState(false);
  const isOff = loading || disabled;
  return (
    <button
      type="button"
      {...props}
      className={cx(button({ variant, size }), className)}
      disabled={isOff && !hasFocus}
      aria-disabled={isOff || undefined}
      onClick={(event: MouseEvent<HTMLButtonElement>) =>
        isOff ? event.preventDefault() : onClick?.(event)
      }
      onFocus={(event: FocusEvent<HTMLButtonElement>) => {
        setFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLButtonElement>) => {
        setFocus(false);
        onBlur?.(event);
      }}
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
      <span className={css({ display: 'contents' })}>{children}</span>
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
