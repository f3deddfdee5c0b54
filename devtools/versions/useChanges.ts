import { useEffect, useState } from 'react';
import { loadVersion } from './keptVersions.ts';
import { whatChanged } from './whatChanged.ts';

type Changes = ReturnType<typeof whatChanged>;

/** The differences between two versions, once both are loaded. */
export function useChanges(before: string, after: string): Changes | undefined {
  const [loaded, setLoaded] = useState<{ key: string; changes: Changes }>();
  const key = `${before} ${after}`;
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const [old, now] = await Promise.all([loadVersion(before), loadVersion(after)]);
      if (isWanted) setLoaded({ key, changes: whatChanged(old, now) });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [before, after, key]);
  return loaded?.key === key ? loaded.changes : undefined;
}
