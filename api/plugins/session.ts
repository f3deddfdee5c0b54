import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Trx } from '../db/database.ts';
import { browserName } from '../sessions/browserName.ts';
import { createSessionRepository } from '../sessions/sessions.repository.ts';

/** Customers and administrators have separate cookies (PD-7). */
const COOKIES = { customer: 'assay_session', admin: 'assay_admin' } as const;
export type SessionKind = keyof typeof COOKIES;

/**
 * Over TLS, the `__Host-` prefix makes the browser refuse a cookie that another host or an insecure
 * page set.
 */
export const cookieName = (production: boolean, kind: SessionKind) =>
  production ? `__Host-${COOKIES[kind]}` : COOKIES[kind];
const nameOf = (request: FastifyRequest, kind: SessionKind) =>
  cookieName(request.server.deps.config.production, kind);

/** The duration of a session, in seconds. */
const LASTS: Record<SessionKind, number> = { customer: 30 * 24 * 3600, admin: 12 * 3600 };

/** The token that the browser sent, whether or not it still opens a session. */
export const tokenOf = (request: FastifyRequest, kind: SessionKind): string | undefined =>
  request.cookies[nameOf(request, kind)];

/** Opens a new session and sends its token to the browser; the browser's previous session ends. */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SessionKind,
  id: string,
): Promise<void> {
  handOver(request, reply, kind, await startSession(request, kind, id, request.server.deps.db));
}

/**
 * Stores a session that replaces the browser's own, in the caller's transaction. Returns its token.
 */
export async function startSession(
  request: FastifyRequest,
  kind: SessionKind,
  id: string,
  db: Db | Trx,
): Promise<string> {
  const sessions = createSessionRepository(db);
  const before = tokenOf(request, kind);
  if (before) await sessions.close(before);
  const now = request.server.deps.clock();
  const ends = new Date(now.getTime() + LASTS[kind] * 1000);
  // The staff can list where they are logged in; for customers nothing is stored that nobody reads.
  const browser = kind === 'admin' ? browserName(request.headers['user-agent']) : null;
  return sessions.open(kind, id, now, ends, browser);
}

/** Sends the browser the token of a stored session. */
export function handOver(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SessionKind,
  token: string,
): void {
  reply.setCookie(nameOf(request, kind), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.server.deps.config.production,
    maxAge: LASTS[kind],
  });
}

/** Ends the browser's session, if it has one. */
export async function closeSession(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SessionKind,
): Promise<void> {
  const token = tokenOf(request, kind);
  if (token) await createSessionRepository(request.server.deps.db).close(token);
  reply.clearCookie(nameOf(request, kind), {
    path: '/',
    secure: request.server.deps.config.production,
  });
}
