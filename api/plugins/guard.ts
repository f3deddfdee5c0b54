import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, forbidden } from '../refusal.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Fixed by hand: a plugin's defaults cost more than the small calls themselves. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** Whether another site's page made the browser send this (the browser itself says so). */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.host;
}

/** Whether a text anywhere inside holds the NUL character, which PostgreSQL cannot keep. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (Array.isArray(value)) return value.some(holdsNul);
  if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNul(inner));
  return false;
}

/** What holds for every call: security headers, no cross-site writes, no texts that cannot be stored, lenient JSON bodies. */
export function guard(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (!SAFE.has(request.method) && request.headers.cookie !== undefined && isFromElsewhere(request)) throw forbidden('This request came from another site');
  });
  app.addHook('preValidation', async (request) => {
    if (holdsNul(request.body) || holdsNul(request.query) || holdsNul(request.params)) throw badRequest('Texts must not hold the NUL character');
  });
  // Posts with nothing in them (logout) count as an empty object; plain text is not taken at all.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {});
    else void parse(request, body as string, done);
  });
}
