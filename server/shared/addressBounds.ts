import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { rateLimitKey } from './rateLimitKey.ts';

/** What one address may have at once; one may stand for many customers of a mobile network. */
const most = {
  /** Over TCP; those of our own proxies are not counted. */
  connections: 256,
  /** Requests that are not answered yet. */
  requests: 128,
  /** Streams of orders, which stay open; each customer has ten at a process at most. */
  streams: 1000,
  /** Bodies that have not arrived as a whole, at 256 KB each. */
  bodies: 64,
  /**
   * Forms with files: in the memory until they are answered, and read to their end even when they
   * were refused before, so that whoever sends one gets the answer.
   */
  forms: 8,
};
type Counted = keyof typeof most;

/** Connections of everybody together. */
const mostConnections = 4096;

/** Counts what every address has at once. */
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

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
/** Whether a request brings a form, as its headers say. */
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

/** Refuses a request before anything of its body is read. */
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
 * Bounds what each address has at once at a server. Answers a function that says whether a request
 * is let in; one that is not has been answered.
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
    // Of a connection that is gone there is no address, and nobody to answer.
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
