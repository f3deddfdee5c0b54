import type { FastifyReply } from 'fastify';

/** For files whose name changes with their content. */
const forGood = 'public, max-age=31536000, immutable';
/** Headers that only pages, and files that may change, need: a page asks for a dozen small files. */
const ofPages = [
  'referrer-policy',
  'cross-origin-opener-policy',
  'x-request-id',
  'accept-ranges',
  'last-modified',
  'etag',
];

/** Says that a file may be kept for good, in as few words as that takes. */
export function sendForGood(reply: FastifyReply): FastifyReply {
  for (const name of ofPages) reply.removeHeader(name);
  return reply.header('cache-control', forGood);
}
