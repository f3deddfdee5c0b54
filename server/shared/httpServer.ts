import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { boundAddresses, hasBody, isForm } from './addressBounds.ts';
import { maxHeaderSize } from './headerLimits.ts';
import { closerOfUnused } from './unusedConnections.ts';

/** The single HTTP server of a process. */
export interface HttpServer {
  server: Server;
  /**
   * Reports at /readyz that it is stopping and goes on serving until balancers have noticed; then
   * accepts no new connections and waits until every request in flight is answered.
   */
  shutDown(): Promise<void>;
}

interface Options {
  /**
   * Milliseconds within which a complete request, including its body, must arrive; a form with files
   * has ten times as long.
   */
  requestTimeout?: number | undefined;
  /** Whether the concurrent use per IP address is limited. */
  rateLimit: boolean;
  trustProxy: string[];
  /** Milliseconds between the end of readiness and the closing of the port. */
  stopDelay: number;
}

// By the request, as a response does not expose the headers that it was started with.
const isStreamRequest = ({ headers, url = '' }: IncomingMessage): boolean =>
  (headers.accept?.includes('text/event-stream') ?? false) || /\/events(\?|$)/.test(url);

/**
 * Milliseconds that an idle connection of a proxy is kept. It must be longer than proxies keep
 * theirs (nginx one minute, Caddy two), as a request sent just as we close the connection would be
 * lost.
 */
const proxyKeepAlive = 125_000;

/** As Node answers a request that has not arrived in time. */
const tooLate = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Cuts a connection off whose request has not arrived within so many milliseconds. */
function cutOffIfLate(request: IncomingMessage, response: ServerResponse, ms: number): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) request.socket.write(tooLate);
    request.socket.destroy();
  }, ms);
  request.once('close', () => clearTimeout(timer));
}

/** Milliseconds during which keep-alive connections get one more answer, which closes them. */
const drainMs = 1000;
/** Milliseconds that requests in flight may still take. */
const patienceMs = 8000;

/** Creates the server without listening yet; `route` answers each request. */
export function createHttpServer(
  route: (request: IncomingMessage, response: ServerResponse) => void,
  { requestTimeout = 30_000, rateLimit, trustProxy, stopDelay }: Options,
): HttpServer {
  const inFlight = new Set<ServerResponse>();
  const streams = new Set<ServerResponse>();
  let isReady = true;
  let isClosing = false;

  const timeouts = {
    // The file of a report takes minutes on a slow line (PD-170).
    requestTimeout: requestTimeout * 10,
    headersTimeout: Math.min(10_000, requestTimeout),
    connectionsCheckingInterval: Math.min(5000, requestTimeout / 2),
    // For browsers without a proxy Node's own default applies, so that few idle connections are
    // kept.
    ...(trustProxy.length > 0 && { keepAliveTimeout: proxyKeepAlive }),
  };
  const server = createServer({ maxHeaderSize, ...timeouts }, (request, response) => {
    inFlight.add(response);
    response.once('close', () => {
      inFlight.delete(response);
      streams.delete(response);
    });
    if (isClosing) response.shouldKeepAlive = false;
    if (!isReady && request.url === '/readyz') {
      response.writeHead(503, { 'content-type': 'application/json; charset=utf-8' });
      response.end('{"message":"This copy is stopping","code":"UNAVAILABLE"}');
      return;
    }
    const isStream = isStreamRequest(request);
    if (letIn && request.url !== '/healthz' && !letIn(request, response, isStream)) return;
    if (isStream) {
      streams.add(response);
      response.setHeader('x-content-type-options', 'nosniff');
    }
    if (hasBody(request) && !isForm(request)) cutOffIfLate(request, response, requestTimeout);
    route(request, response);
  });
  const letIn = rateLimit ? boundAddresses(server, trustProxy) : undefined;

  const closeUnused = closerOfUnused(server);
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
  // Streams stay open indefinitely, so they are ended; their clients reconnect to whichever process
  // serves next.
  const endStreams = () => streams.forEach((response) => response.destroy());

  return {
    server,
    async shutDown() {
      isReady = false;
      await wait(stopDelay);
      isClosing = true;
      for (const response of inFlight) response.shouldKeepAlive = false;
      endStreams();
      // If we closed a keep-alive connection, a request on its way would be lost; so the client
      // closes it after the next answer.
      for (let left = drainMs; left > 0 && (await connections()) > 0; left -= 50) await wait(50);

      const closed = new Promise((resolve) => server.close(resolve));
      const sweep = setInterval(() => {
        endStreams();
        server.closeIdleConnections();
        closeUnused(drainMs);
      }, 50);
      const giveUp = setTimeout(() => server.closeAllConnections(), patienceMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(giveUp);
    },
  };
}
