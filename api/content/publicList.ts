import type { FastifyReply, FastifyRequest } from 'fastify';
import { createCachedResponse } from '../../server/shared/cachedResponse.ts';
import type { CachedResponse } from '../../server/shared/cachedResponse.ts';
import type { ChangeFeed } from '../deps.ts';
import { envelope } from '../envelope.ts';

/** Milliseconds after which a version is read again, in case a change notification was missed. */
const longestLife = 60_000;

/**
 * A list that is the same for everyone, read and serialised once per version: answered with an
 * ETag, compressed as the client accepts, and read afresh when one of `topics` changes in any
 * process.
 */
export function createPublicList(options: {
  load(): Promise<unknown>;
  changes: ChangeFeed;
  topics: readonly string[];
}) {
  let current: { version: Promise<CachedResponse>; readAt: number } | undefined;
  const purge = () => {
    current = undefined;
  };
  const unsubscribes = options.topics.map((topic) => options.changes.subscribe(topic, purge));

  function read(): Promise<CachedResponse> {
    if (current && performance.now() - current.readAt < longestLife) return current.version;
    const version = options
      .load()
      .then((rows) =>
        createCachedResponse(JSON.stringify(envelope(rows)), 'application/json; charset=utf-8'),
      );
    const fresh = { version, readAt: performance.now() };
    current = fresh;
    // A failed read rejects for those who wait for it; the next request tries again.
    version.catch(() => {
      if (current === fresh) purge();
    });
    return version;
  }

  return {
    /** Route handler: 200 with the list, or 304 when the client has this version. */
    answer: async (request: FastifyRequest, reply: FastifyReply) => {
      const { status, headers, body } = await (await read()).answer(request.headers);
      return reply.code(status).headers(headers).send(body);
    },
    /**
     * Drops the version; the process that made the change need not wait for its own notification.
     */
    purge,
    close: () => unsubscribes.forEach((unsubscribe) => unsubscribe()),
  };
}
