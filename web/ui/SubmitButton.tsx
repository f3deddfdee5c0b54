import type { ReactNode } from 'react';
import { Button } from '../look/elements.tsx';

/** A form's one button; Enter presses it too. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" size="lg" colorPalette="accent" width="full" loading={busy}>
      {children}
    </Button>
  );
}
