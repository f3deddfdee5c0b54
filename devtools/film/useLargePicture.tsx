import { useState } from 'react';
import type { ReactNode } from 'react';
import { LargePicture } from './LargePicture.tsx';
import type { NamedPicture } from './LargePicture.tsx';

/** Shows one of several pictures large; when closed, returns the focus. */
export function useLargePicture(pictures: readonly NamedPicture[]): {
  enlarge: (at: number) => void;
  large: ReactNode;
} {
  const [at, setAt] = useState<number>();
  const large =
    at === undefined || !(at in pictures) ? null : (
      <LargePicture pictures={pictures} at={at} onAt={setAt} onClose={() => setAt(undefined)} />
    );
  return { enlarge: setAt, large };
}
