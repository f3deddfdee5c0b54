import type { FastifyInstance } from 'fastify';

/** Longer than any honest call takes; what hangs beyond must not keep the process alive. */
const PATIENCE_MS = 10_000;

/**
 * Counts the calls under way, so that the database is closed after the last of them: calls that come through
 * `inject` or `routing` are unknown to Fastify's own server. Answers a function that waits until none is left.
 */
export function countRequests(app: FastifyInstance): () => Promise<void> {
  let underWay = 0;
  let last = () => {};
  app.addHook('onRequest', async () => { underWay += 1; });
  app.addHook('onResponse', async () => {
    underWay -= 1;
    if (underWay === 0) last();
  });
  return async () => {
    if (underWay === 0) return;
    await new Promise<void>((resolve) => {
      last = resolve;
      setTimeout(resolve, PATIENCE_MS).unref();
    });
  };
}
