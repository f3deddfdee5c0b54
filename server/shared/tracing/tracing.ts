import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Shows where a request's time goes: one trace through gateway, service and database. Names and
 * figures only, nothing of a person.
 */
export interface Tracing {
  /** Makes a span of each request that the app answers, named by its method and route. */
  observe(app: FastifyInstance): void;
  /** What the current request turned out to be: a better name for its span. */
  name(name: string, attributes: Record<string, string>): void;
  /** The headers that continue the current request's trace in a called service. */
  headers(): Record<string, string>;
  /** A query of the current request has ended. */
  queried(query: EndedQuery): void;
  /** Sends what waits to be sent. */
  close(): Promise<void>;
}

/** A query with parameters in place of its values. */
export interface EndedQuery {
  sql: string;
  milliseconds: number;
  /** PostgreSQL's code, when it failed. */
  errorCode: string | undefined;
}

/** Tracing as configured; undefined when it is not, and then nothing of OpenTelemetry is loaded. */
export async function startTracing({
  tracing,
}: Pick<Config, 'tracing'>): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const { openTelemetry } = await import('./openTelemetry.ts');
  return openTelemetry(tracing);
}
