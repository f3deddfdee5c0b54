import type { ReactNode } from 'react';
import { css } from '../generated/panda/css/index.js';
import { Button } from './Button.tsx';

interface Props {
  busy: boolean;
  /** Whether there is nothing to send. */
  isDisabled?: boolean;
  children: ReactNode;
}

/** A form's one button; Enter presses it too. */
export function SubmitButton({ busy, isDisabled = false, children }: Props) {
  return (
    <Button
      type="submit"
      size="lg"
      loading={busy}
      disabled={isDisabled}
      className={css({ colorPalette: 'accent', width: 'full' })}
    >
      {children}
    </Button>
  );
}
