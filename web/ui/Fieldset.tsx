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
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const left = useRef<Element | null>(null);
  const isOff = busy || disabled;
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isOff) left.current = fieldset.current!.contains(activeElement) ? activeElement : null;
    else if (activeElement === body && left.current instanceof HTMLElement) left.current.focus();
  }, [isOff]);
  return (
    <fieldset
      ref={fieldset}
      disabled={isOff}
      aria-busy={busy || undefined}
      className={css({ display: 'contents' })}
    >
      {children}
    </fieldset>
  );
}
