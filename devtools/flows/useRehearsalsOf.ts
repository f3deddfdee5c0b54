import { useEffect, useState } from 'react';
import { feedStore } from './feedStore.ts';

/** A link that names rehearsals brings them about where it is opened. */
export function useRehearsalsOf(rehearsals: Readonly<Record<string, string>>): void {
  const [atFirst] = useState(rehearsals);
  useEffect(() => {
    for (const [port, how] of Object.entries(atFirst)) void feedStore.rehearse(port, how);
  }, [atFirst]);
}
