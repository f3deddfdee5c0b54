import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A form's one button; Enter presses it too. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return <Button type="submit" size="lg" colorPalette="accent" width="full" loading={busy} loadingText={children}>{children}</Button>;
}
