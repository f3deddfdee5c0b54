import { Pool, request as undiciRequest } from 'undici';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** A call to the REST service, as small as it gets. */
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

/** How the gateway reaches the REST service. */
export interface Transport {
  call(call: RestCall): Promise<RestReply>;
  /** Opens a stream that stays open; ends with the signal. */
  stream(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<AsyncIterable<Buffer>>;
  close(): Promise<void>;
}

/** The service in the same process: no socket, no parsing of HTTP. Streams go over the product's own port. */
export function inProcess(app: FastifyInstance, ownAddress: () => string): Transport {
  return {
    call: async ({ method, path, headers, body }) => {
      // Limits per address must see the browser, not this process.
      const options: InjectOptions = { method, url: path, headers, remoteAddress: headers['x-forwarded-for']?.split(', ').at(-1) ?? '127.0.0.1' };
      if (body !== undefined) options.payload = body;
      const reply = await app.inject(options);
      return { status: reply.statusCode, headers: reply.headers, body: reply.body };
    },
    stream: (path, headers, signal) => openStream(ownAddress() + path, headers, signal),
    close: async () => undefined,
  };
}

/** The service elsewhere (API_URL), over kept-alive connections. */
export function remote(apiUrl: string): Transport {
  const pool = new Pool(apiUrl, { connections: 64, headersTimeout: 30_000, bodyTimeout: 30_000 });
  return {
    call: async ({ method, path, headers, body }) => {
      const reply = await pool.request({ method, path, headers, body: body ?? null });
      return { status: reply.statusCode, headers: reply.headers, body: await reply.body.text() };
    },
    stream: (path, headers, signal) => openStream(apiUrl + path, headers, signal),
    close: () => pool.close(),
  };
}

async function openStream(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<AsyncIterable<Buffer>> {
  const reply = await undiciRequest(url, { headers, signal, bodyTimeout: 0 });
  if (reply.statusCode !== 200) throw Object.assign(new Error('The stream was refused'), { status: reply.statusCode, body: await reply.body.text() });
  return reply.body;
}
