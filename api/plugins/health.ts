import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { productMetrics } from './productMetrics.ts';

/** GET /healthz (alive), /readyz (database reachable) and /metrics (Prometheus text). */
export function health(app: FastifyInstance, { db, clock }: Deps): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  productMetrics(registry, { db, clock });
  const durations = new Histogram({
    name: 'assay_rest_request_seconds',
    help: 'Time taken by REST calls, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      {
        route: request.routeOptions.url ?? 'none',
        method: request.method,
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    );
  });

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    await sql`select 1`.execute(db).catch(() => {
      throw new Refusal(503, 'UNAVAILABLE', 'The database cannot be reached', 5);
    });
    return { status: 'ready' };
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
