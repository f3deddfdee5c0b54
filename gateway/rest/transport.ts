import { Pool } from 'undici';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Tracing } from '../../server/shared/tracing/tracing.ts';

/** A minimal call of the REST service. */
export interface RestCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

export interface RestReply {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: string;
}

/** A streamed reply, read as it arrives. */
export interface RestStream {
  status: number;
  body: AsyncIterable<Uint8Array>;
}

/** How the gateway reaches the REST service. */
export interface Transport {
  call(call: RestCall): Promise<RestReply>;
  /** Opens a reply that continues until the signal ends it. */
  stream(call: RestCall, signal: AbortSignal): Promise<RestStream>;
  close(): Promise<void>;
}

/** The service in the same process, without sockets or HTTP parsing. */
export function inProcess(app: FastifyInstance): Transport {
  const optionsOf = ({ method, path, headers, body }: RestCall): InjectOptions => ({
    method,
    url: path,
    headers,
    ...(body !== undefined && { payload: body }),
    // Rate limits per IP address must see the browser's, not this process's.
    remoteAddress: headers['x-forwarded-for'] ?? '127.0.0.1',
  });
  return {
    call: async (call) => {
      const reply = await app.inject(optionsOf(call));
      return { status: reply.statusCode, headers: reply.headers, body: reply.body };
    },
    stream: async (call, signal) => {
      const reply = await app.inject({ ...optionsOf(call), payloadAsStream: true, signal });
      return { status: reply.statusCode, body: reply.stream() };
    },
    close: async () => undefined,
  };
}

/**
 * The service at another host (API_URL), over keep-alive connections; it must begin its answer
 * within `timeout` milliseconds.
 */
export function remote(apiUrl: string, timeout = 10_000): Transport {
  const timeouts = { headersTimeout: timeout, connect: { timeout: Math.min(3000, timeout) } };
  const pool = new Pool(apiUrl, { connections: 64, ...timeouts, bodyTimeout: timeout });
  // A stream occupies its connection, so streams have a pool of their own.
  const streams = new Pool(apiUrl, { ...timeouts, bodyTimeout: 0 });
  return {
    call: async ({ method, path, headers, body }) => {
      const reply = await pool.request({ method, path, headers, body: body ?? null });
      return { status: reply.statusCode, headers: reply.headers, body: await reply.body.text() };
    },
    stream: async ({ method, path, headers }, signal) => {
      const reply = await streams.request({ method, path, headers, signal });
      return { status: reply.statusCode, body: reply.body };
    },
    close: async () => {
      await Promise.all([pool.close(), streams.destroy()]);
    },
  };
}

/** Adds the current request's trace headers to each call. */
export function traced(transport: Transport, tracing: Tracing | undefined): Transport {
  if (!tracing) return transport;
  const handOn = (call: RestCall): RestCall => ({
    ...call,
    headers: { ...call.headers, ...tracing.headers() },
  });
  return {
    ...transport,
    call: (call) => transport.call(handOn(call)),
    stream: (call, signal) => transport.stream(handOn(call), signal),
  };
}
