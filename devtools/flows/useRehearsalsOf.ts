import { useEffect, useState } from 'react';
import { feedStore } from './feedStore.ts';

/** Applies the rehearsals in a link where it is opened. */
export function useRehearsalsOf(rehearsals: Readonly<Record<string, string>>): void {
  const [atFirst] = useState(rehearsals);
  useEffect(() => {
    for (const [port, how] of Object.entries(atFirst)) void feedStore.rehearse(port, how);
  }, [atFirst]);
}
