import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseLongHeaders } from '../../server/shared/headerLimits.ts';
import { strictTransport } from '../../server/shared/securityHeaders.ts';
import { isOperation } from '../operation.ts';
import { badRequest, forbidden } from '../refusal.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Written out, as a plugin that sets them costs more time than a small call itself. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Whether another site's page made the browser send this (by the headers that the browser sets).
 */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return false;
  if (site !== undefined && site !== 'none') return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  const url = URL.parse(origin);
  return !url || !['http:', 'https:'].includes(url.protocol) || url.host !== headers.host;
}

/** Whether the call is meant to be sent by another site's page. */
const mayComeFromElsewhere = ({ routeOptions: { schema } }: FastifyRequest): boolean =>
  isOperation(schema) && schema.fromOtherSite === true;

/**
 * The maximum nesting of a body: far more than any of ours needs, and far less than it takes to
 * overflow the stack.
 */
const DEEPEST = 32;

/**
 * Refuses values that cannot be stored: texts with the NUL character, which PostgreSQL does not
 * accept, and endless nesting.
 */
function checkStorable(value: unknown, level = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw badRequest('NUL_CHARACTER');
  } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
    if (level === DEEPEST) throw badRequest('NESTED_TOO_DEEPLY');
    for (const [key, inner] of Object.entries(value)) {
      checkStorable(key);
      checkStorable(inner, level + 1);
    }
  }
}

/**
 * Rules for every call: security headers, no cross-site writes, no texts that cannot be stored,
 * lenient JSON bodies.
 */
export function guard(app: FastifyInstance): void {
  const headers = { ...HEADERS, ...(app.deps.config.production && strictTransport) };
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (
      !SAFE.has(request.method) &&
      request.headers.cookie !== undefined &&
      !mayComeFromElsewhere(request) &&
      isFromElsewhere(request)
    )
      throw forbidden('OTHER_SITE');
  });
  refuseLongHeaders(app);
  app.addHook('preValidation', async (request) => {
    for (const part of [request.body, request.query, request.params]) checkStorable(part);
  });
  // Empty posts (logout) count as an empty object; plain text is not accepted at all.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {});
    else void parse(request, body as string, done);
  });
}
