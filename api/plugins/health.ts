import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { mostSkew } from '../db/databaseClock.ts';
import type { DatabaseClock } from '../db/databaseClock.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { operatorsOnly } from './operatorsOnly.ts';
import { productMetrics } from './productMetrics.ts';

/** GET /healthz (alive), /readyz (database reachable, clock right) and /metrics (Prometheus text). */
export function health(
  app: FastifyInstance,
  deps: Deps,
  ping: () => Promise<void>,
  databaseClock: DatabaseClock,
): void {
  const { config } = deps;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  productMetrics(registry, deps);
  new Gauge({
    name: 'assay_clock_skew_seconds',
    help: "How far this machine's clock is ahead of the database's",
    registers: [registry],
    collect() {
      this.set(databaseClock.skew() / 1000);
    },
  });
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
    await ping().catch(() => {
      throw new Refusal(503, 'UNAVAILABLE', 'DATABASE_UNAVAILABLE', { retryAfter: 5 });
    });
    const seconds = Math.round(databaseClock.skew() / 1000);
    if (Math.abs(databaseClock.skew()) > mostSkew)
      throw new Refusal(503, 'UNAVAILABLE', 'CLOCK_OFF', { params: { seconds }, retryAfter: 30 });
    return { status: 'ready' };
  });
  app.get(
    '/metrics',
    { schema: { hide: true }, onRequest: operatorsOnly(config) },
    async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()),
  );
}
