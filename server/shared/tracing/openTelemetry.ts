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
/** Milliseconds: an unreachable collector must not delay the shutdown. */
const patienceMs = 2_000;

/**
 * Tracing by OpenTelemetry. Endpoint, headers, time-out, name and attributes come from the
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
  // Not the global provider, so that two products in one process stay separate.
  const underWay = new AsyncLocalStorage<Context>();

  const begin = (request: FastifyRequest): Context => {
    const from = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    const {
      method,
      routeOptions: { url: route },
    } = request;
    // The route rather than the URL, which may contain ids and search terms.
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
        // Not onResponse: Fastify does not call it if the client disconnected early.
        reply.raw.once('close', () => {
          span.setAttribute('http.response.status_code', reply.statusCode);
          if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        });
        underWay.run(own, done);
      });
      // A body arrives in events of the connection, which are outside of the request's own context.
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
      // Only the code, as PostgreSQL's message may quote a value.
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

/** A query's operation and table: `insert orders`. */
function summaryOf(sql: string): string {
  const verb = /^\w+/.exec(sql.trimStart())?.[0].toLowerCase() ?? 'query';
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(sql)?.[1];
  return table ? `${verb} ${table}` : verb;
}
