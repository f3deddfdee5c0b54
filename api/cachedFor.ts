import type { Clock } from './deps.ts';

/**
 * Caches a read for some seconds, separately for each argument; concurrent callers share one read,
 * and failures are not cached.
 */
export function cachedFor<Value, Asked = void>(
  seconds: number,
  clock: Clock,
  read: (asked: Asked) => Promise<Value>,
): (asked: Asked) => Promise<Value> {
  const cached = new Map<string, { at: number; value: Promise<Value> }>();
  return (asked) => {
    const at = clock().getTime();
    for (const [key, entry] of cached)
      if (Math.abs(at - entry.at) >= seconds * 1000) cached.delete(key);
    const key = JSON.stringify(asked ?? null);
    const known = cached.get(key);
    if (known) return known.value;
    const entry = { at, value: read(asked) };
    cached.set(key, entry);
    entry.value.catch(() => {
      if (cached.get(key) === entry) cached.delete(key);
    });
    return entry.value;
  };
}
