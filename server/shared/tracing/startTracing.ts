import type { Config } from '../config.ts';
import type { Tracing } from './tracing.ts';

/**
 * Tracing as configured; undefined without configuration, and then no part of OpenTelemetry is
 * loaded.
 */
export async function startTracing({
  tracing,
}: Pick<Config, 'tracing'>): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const { openTelemetry } = await import('./openTelemetry.ts');
  return openTelemetry(tracing);
}
