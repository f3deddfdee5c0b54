import type { ReactNode } from 'react';
import { stack } from '../generated/panda/patterns/index.js';

/**
 * Cards below each other, as a list whose length a screen reader announces. Nothing if it is empty.
 */
export function List({ label, children }: { label?: string; children: ReactNode[] | undefined }) {
  if (!children?.length) return null;
  return (
    // Safari takes a list without markers for none.
    <ul role="list" aria-label={label} className={stack({ gap: '3', listStyleType: 'none' })}>
      {children}
    </ul>
  );
}
