import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { rateLimitKey } from './rateLimitKey.ts';

/** Limits per IP address on concurrent use; many customers of a mobile network may share one. */
const most = {
  /** TCP connections; those of our own proxies do not count. */
  connections: 256,
  /** Requests that have not been answered yet. */
  requests: 128,
  /** Streams of orders, which stay open; each customer has at most ten at a process. */
  streams: 1000,
  /** Bodies that have not arrived completely, at up to 256 KB each. */
  bodies: 64,
  /**
   * Forms with files: they are in memory until they are answered, and are read to the end even if
   * they were refused, so that the client gets the answer.
   */
  forms: 8,
};
type Counted = keyof typeof most;

/** The most connections in total. */
const mostConnections = 4096;

/** Counts the concurrent use of every IP address. */
function createCounts() {
  const counts = new Map<string, number>();
  return (what: Counted, address: string): (() => void) | undefined => {
    const key = `${what} ${address}`;
    const count = counts.get(key) ?? 0;
    if (count >= most[what]) return undefined;
    counts.set(key, count + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = counts.get(key)! - 1;
      if (left === 0) counts.delete(key);
      else counts.set(key, left);
    };
  };
}

const closed = (message: IncomingMessage | ServerResponse) =>
  new Promise<void>((resolve) => void message.once('close', resolve));

/** Whether a request has a body, according to its headers. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
/** Whether a request contains a form, according to its headers. */
export const isForm = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['content-type']?.trim().toLowerCase().startsWith('multipart/') ?? false;

const message = 'Too many requests at once. Please try again in a moment.';
const body = JSON.stringify({
  message,
  code: 'RATE_LIMITED',
  reason: 'REQUESTS_TOO_MANY',
  params: {},
  errors: [{ message, extensions: { code: 'RATE_LIMITED', reason: 'REQUESTS_TOO_MANY' } }],
});

/** Refuses a request before any of its body is read. */
function refuse(response: ServerResponse): void {
  response
    .writeHead(429, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '2',
      'x-content-type-options': 'nosniff',
      connection: 'close',
    })
    .end(body);
}

/**
 * Limits the concurrent use of a server per IP address. Returns a function that says whether a
 * request is admitted; a refused one has been answered.
 */
export function boundAddresses(server: Server, trustProxy: string[]) {
  const trusts = proxyAddr.compile(trustProxy);
  const count = createCounts();
  server.maxConnections = mostConnections;
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || trusts(remoteAddress, 0)) return;
    const leave = count('connections', rateLimitKey(remoteAddress));
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
  return (request: IncomingMessage, response: ServerResponse, isStream: boolean): boolean => {
    // A closed connection has no address, and nobody to answer.
    if (request.socket.remoteAddress === undefined) return false;
    const address = rateLimitKey(proxyAddr(request, trusts));
    const counted: [Counted, boolean][] = [
      ['requests', !isStream],
      ['streams', isStream],
      ['bodies', hasBody(request)],
      ['forms', hasBody(request) && isForm(request)],
    ];
    for (const [what, isOne] of counted) {
      if (!isOne) continue;
      const leave = count(what, address);
      if (!leave) {
        refuse(response);
        return false;
      }
      if (what === 'forms') void Promise.all([request, response].map(closed)).then(leave);
      else response.once('close', leave);
      if (what === 'bodies') request.once('end', leave);
    }
    return true;
  };
}
