import type { FastifyInstance } from 'fastify';

/**
 * Shows where a request's time goes, in one trace through gateway, service and database. Contains
 * names and figures only, no personal data.
 */
export interface Tracing {
  /** Makes a span of each request that the app answers, named by its method and route. */
  observe(app: FastifyInstance): void;
  /** Gives the current request's span a better name, once more is known. */
  name(name: string, attributes: Record<string, string>): void;
  /** The headers that continue the current request's trace in a called service. */
  headers(): Record<string, string>;
  /** Reports that a query of the current request has ended. */
  queried(query: EndedQuery): void;
  /** Sends pending spans. */
  close(): Promise<void>;
}

/** A query with parameters in place of its values. */
export interface EndedQuery {
  sql: string;
  milliseconds: number;
  /** PostgreSQL's error code, if it failed. */
  errorCode: string | undefined;
}
