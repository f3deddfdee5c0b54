import type { Clock } from './deps.ts';

/** Keeps what was read for some seconds; callers at the same time share one read, a failure is not kept. */
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
