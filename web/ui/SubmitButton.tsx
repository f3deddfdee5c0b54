import type { ReactNode } from 'react';
import { css } from '../generated/panda/css/index.js';
import { Button } from './Button.tsx';

/** A form's one button; Enter presses it too. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Button
      type="submit"
      size="lg"
      loading={busy}
      className={css({ colorPalette: 'accent', width: 'full' })}
    >
      {children}
    </Button>
  );
}
