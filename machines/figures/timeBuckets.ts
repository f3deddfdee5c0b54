/** Upper bounds of the buckets, in seconds; longer times go into one last bucket. */
const bounds = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1800];

export const bucketCount = bounds.length + 1;

/** The index of the bucket that a time in a state falls into. */
export function bucketOf(seconds: number): number {
  const bucket = bounds.findIndex((bound) => seconds <= bound);
  return bucket < 0 ? bounds.length : bucket;
}

/** The upper bound of a bucket in seconds; null for the last. */
export const secondsWithin = (bucket: number): number | null => bounds[bucket] ?? null;
