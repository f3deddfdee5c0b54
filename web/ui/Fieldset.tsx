import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { css } from '../generated/panda/css/index.js';

interface Props {
  /** Whether the form is being sent. */
  busy: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/**
 * The fields of a form, disabled while it is sent: what is typed then would be lost when the answer
 * fills them anew, or closes the form. The field that had the focus gets it back. It has no box of
 * its own.
 */
export function Fieldset({ busy, disabled = false, children }: Props) {
  const focused = useRef<HTMLElement | null>(null);
  const isOff = busy || disabled;
  useLayoutEffect(() => {
    if (!isOff && document.activeElement === document.body) focused.current?.focus();
  }, [isOff]);
  return (
    <fieldset
      disabled={isOff}
      aria-busy={busy || undefined}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.disabled) focused.current = null;
      }}
      className={css({ display: 'contents' })}
    >
      {children}
    </fieldset>
  );
}
