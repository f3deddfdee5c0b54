import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Context } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { samplerOf } from './sampler.ts';
import type { EndedQuery, Tracing } from './tracing.ts';

/** Polled by machines all day long; their traces would bury the others. */
const quiet = new Set(['/healthz', '/readyz', '/metrics']);
/** A collector that is away must not hold up the end. */
const patienceMs = 2_000;

/**
 * Tracing by OpenTelemetry. Address, headers, time-out, name and attributes come from the
 * standard's own variables.
 */
export function openTelemetry(config: NonNullable<Config['tracing']>): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'assay' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: samplerOf(config),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('assay');
  const propagator = new W3CTraceContextPropagator();
  // Ours alone and no global: two products in one process do not meet.
  const underWay = new AsyncLocalStorage<Context>();

  const begin = (request: FastifyRequest): Context => {
    const from = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    const {
      method,
      routeOptions: { url: route },
    } = request;
    // The route and never the address: in that stand ids and what was searched for.
    const span = tracer.startSpan(
      route === undefined ? method : `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': method,
          ...(route !== undefined && { 'http.route': route }),
          'http.request.header.x-request-id': [request.id],
        },
      },
      from,
    );
    return trace.setSpan(from, span);
  };

  return {
    observe(app) {
      const contexts = new WeakMap<FastifyRequest, Context>();
      app.addHook('onRequest', (request, reply, done) => {
        if (quiet.has(request.routeOptions.url ?? '')) return done();
        const own = begin(request);
        contexts.set(request, own);
        const span = trace.getSpan(own)!;
        // Not onResponse: Fastify does not call it for a caller who left before the end.
        reply.raw.once('close', () => {
          span.setAttribute('http.response.status_code', reply.statusCode);
          if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        });
        underWay.run(own, done);
      });
      // A body arrives by the connection's events, which know nothing of the request's own.
      app.addHook('preValidation', (request, _reply, done) => {
        const own = contexts.get(request);
        if (own) underWay.run(own, done);
        else done();
      });
    },
    name: (name, attributes) =>
      void trace
        .getSpan(underWay.getStore() ?? ROOT_CONTEXT)
        ?.updateName(name)
        .setAttributes(attributes),
    headers() {
      const headers: Record<string, string> = {};
      propagator.inject(underWay.getStore() ?? ROOT_CONTEXT, headers, defaultTextMapSetter);
      return headers;
    },
    queried({ sql, milliseconds, errorCode }: EndedQuery) {
      const own = underWay.getStore();
      // Queries of background jobs belong to no request.
      if (!own) return;
      const end = Date.now();
      const summary = summaryOf(sql);
      const span = tracer.startSpan(
        summary,
        {
          kind: SpanKind.CLIENT,
          startTime: end - milliseconds,
          attributes: { 'db.system.name': 'postgresql', 'db.query.summary': summary },
        },
        own,
      );
      // The code alone: PostgreSQL's sentence may quote a value.
      if (errorCode !== undefined)
        span
          .setStatus({ code: SpanStatusCode.ERROR })
          .setAttribute('db.response.status_code', errorCode);
      span.end(end);
    },
    close: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise<void>((resolve) => {
          setTimeout(resolve, patienceMs).unref();
        }),
      ]),
  };
}

/** What a query does to which table: `insert orders`. */
function summaryOf(sql: string): string {
  const verb = /^\w+/.exec(sql.trimStart())?.[0].toLowerCase() ?? 'query';
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(sql)?.[1];
  return table ? `${verb} ${table}` : verb;
}
