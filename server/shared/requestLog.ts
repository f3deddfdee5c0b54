import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { requestIdOf } from './requestId.ts';

interface Log {
  info(fields: object, message: string): void;
  debug(fields: object, message: string): void;
}

/** Not logged, as monitors request these every few seconds. */
const monitored = new Set(['/healthz', '/readyz', '/metrics']);
/** The form of path segments in our URLs, which e-mails and phone numbers do not match. */
const ownPart = /^(?![+\d]{7,})[\w.:-]{0,64}$/;

/** The path without its query, and without segments that somebody may have typed. */
const pathOf = (url = '') =>
  url
    .split('?')[0]!
    .split('/')
    .map((part) => (ownPart.test(part) ? part : '-'))
    .join('/')
    .slice(0, 200);

/**
 * Logs one line for each request from the network, once it is answered or aborted. It has the same
 * id as all other lines of the request.
 */
export function logRequests(server: Server, log: Log): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const began = performance.now();
    const reqId = requestIdOf(request);
    request.headers['x-request-id'] = reqId;
    response.once('close', () => {
      const { method, url } = request;
      const path = pathOf(url);
      const ms = Math.round(performance.now() - began);
      log[monitored.has(path) ? 'debug' : 'info'](
        { reqId, method, path, status: response.statusCode, ms },
        response.writableFinished ? 'request answered' : 'request broken off',
      );
    });
  });
}
