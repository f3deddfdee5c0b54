import type { FastifyInstance } from 'fastify';
import { closerOfUnused } from '../../server/shared/unusedConnections.ts';

/** Longer than any legitimate call takes; one that hangs must not keep the process alive. */
const PATIENCE_MS = 10_000;

/**
 * Lets calls in flight finish when the service stops: the database closes after the last of them
 * (calls that come through `inject` or `routing` are unknown to Fastify's own server), and no
 * connection that is kept alive or was never used delays the end. Returns a function that waits
 * until no call is left.
 */
export function countRequests(app: FastifyInstance): () => Promise<void> {
  let inFlight = 0;
  let stopping = false;
  let last = () => {};
  const ended = () => {
    inFlight -= 1;
    if (inFlight === 0) last();
    // Its headers may have been sent before the stop; then its connection only becomes idle now.
    if (stopping) setImmediate(() => app.server.closeIdleConnections());
  };
  const closeUnused = closerOfUnused(app.server);
  app.addHook('preClose', async () => {
    stopping = true;
    closeUnused(0);
  });
  app.addHook('onRequest', async (_request, reply) => {
    inFlight += 1;
    // Not onResponse: Fastify does not call it if the client disconnected early.
    reply.raw.once('close', ended);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  return async () => {
    if (inFlight === 0) return;
    await new Promise<void>((resolve) => {
      last = resolve;
      setTimeout(resolve, PATIENCE_MS).unref();
    });
  };
}
