import { Pool } from 'undici';
import type { Config } from '../../server/shared/config.ts';

/** One call of the provider's REST API. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** How calls reach the provider; rejects on network trouble. */
export type Transport = (call: Call) => Promise<{ status: number; text: string }>;

/** Over the network, with basic auth; each call may take `timeout` milliseconds. */
export function httpTransport(
  { keyId, keySecret, apiUrl }: NonNullable<Config['razorpay']>,
  timeout = 10_000,
): Transport {
  const pool = new Pool(apiUrl, {
    connections: 16,
    headersTimeout: timeout,
    bodyTimeout: timeout,
    connect: { timeout },
  });
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async ({ method, path, body, headers = {} }) => {
    const reply = await pool.request({
      method,
      path,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(timeout),
    });
    return { status: reply.statusCode, text: await reply.body.text() };
  };
}
