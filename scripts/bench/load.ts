import autocannon from 'autocannon';

/** A server's throughput and latency under load. */
export interface Load {
  /** Answers per second. */
  rps: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Seconds for which each figure is measured; `npm run bench gateway --seconds 1` is only for a
 * quick try.
 */
const defaultSeconds = 4;

/**
 * Sends requests to one URL for some seconds, 8 at a time; the first second is not counted. Any
 * answer other than 2xx fails the measurement.
 */
export async function load(
  url: string,
  {
    headers = {},
    body,
    seconds = Number(process.env.BENCH_SECONDS ?? defaultSeconds),
  }: { headers?: Record<string, string>; body?: string; seconds?: number } = {},
): Promise<Load> {
  const options = {
    url,
    headers,
    connections: 8,
    ...(body !== undefined && {
      method: 'POST' as const,
      body,
      headers: { 'content-type': 'application/json', ...headers },
    }),
  };
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return { rps: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** A measurement, and the ratio that it is judged by. */
export interface Finding {
  name: string;
  detail: string;
  ratio?: number;
  /** The ratio must be at least, or at most, this. */
  atLeast?: number;
  atMost?: number;
}

export function lineOf({ name, detail, ratio, atLeast, atMost }: Finding): string {
  const wanted = atLeast !== undefined ? `≥ ${atLeast}` : atMost !== undefined ? `≤ ${atMost}` : '';
  const good =
    ratio === undefined || !wanted
      ? ''
      : (atLeast !== undefined ? ratio >= atLeast : ratio <= atMost!)
        ? 'reached'
        : 'missed';
  return [
    name.padEnd(58),
    ratio === undefined ? ''.padEnd(8) : ratio.toFixed(2).padEnd(8),
    wanted.padEnd(8),
    good.padEnd(8),
    detail,
  ].join(' ');
}
