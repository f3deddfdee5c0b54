import type { Clock } from './deps.ts';

/** Caches a read for some seconds; concurrent callers share one read, and failures are not cached. */
export function cachedFor<Value>(
  seconds: number,
  clock: Clock,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let cached: { at: number; value: Promise<Value> } | undefined;
  return () => {
    const at = clock().getTime();
    if (cached && Math.abs(at - cached.at) < seconds * 1000) return cached.value;
    const entry = { at, value: read() };
    cached = entry;
    entry.value.catch(() => {
      if (cached === entry) cached = undefined;
    });
    return entry.value;
  };
}
