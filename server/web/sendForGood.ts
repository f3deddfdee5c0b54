import type { FastifyReply } from 'fastify';

/** For files whose name changes with their content. */
const forGood = 'public, max-age=31536000, immutable';
/** What is of use for pages, and for files that may change; a page asks for a dozen small ones that do not. */
const ofPages = [
  'x-frame-options',
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
