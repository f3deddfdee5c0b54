/** Up to how many seconds in a state count as equally long; what took longer is the last bucket. */
const bounds = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1800];

/** How many buckets there are. */
export const bucketCount = bounds.length + 1;

/** The bucket of a time in a state. */
export function bucketOf(seconds: number): number {
  const bucket = bounds.findIndex((bound) => seconds <= bound);
  return bucket < 0 ? bounds.length : bucket;
}

/** Within how many seconds everything in a bucket was over; null of the last. */
export const secondsWithin = (bucket: number): number | null => bounds[bucket] ?? null;
