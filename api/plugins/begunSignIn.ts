import type { FastifyReply, FastifyRequest } from 'fastify';
import { conflict } from '../refusal.ts';
import { createBegunSignInRepository } from '../sessions/begunSignIns.repository.ts';

/** Seconds after the password within which the code must come. */
const LASTS = 10 * 60;

const nameOf = (request: FastifyRequest) =>
  request.server.deps.config.production ? '__Host-assay_admin_code' : 'assay_admin_code';

/** Gives the browser a token that proves the password was entered before the code. */
export async function beginSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<void> {
  const { db, clock, config } = request.server.deps;
  const ends = new Date(clock().getTime() + LASTS * 1000);
  reply.setCookie(nameOf(request), await createBegunSignInRepository(db).begin(id, ends), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.production,
    maxAge: LASTS,
  });
}

/**
 * The account that is about to log in, with the token; 409 if there is none, or it took too long.
 */
export async function begunSignIn(
  request: FastifyRequest,
): Promise<{ id: string; name: string; token: string }> {
  const { db, clock } = request.server.deps;
  const token = request.cookies[nameOf(request)];
  const begun = token && (await createBegunSignInRepository(db).find(token, clock()));
  if (!begun) throw conflict('SECOND_FACTOR_EXPIRED');
  return { ...begun, token: token! };
}

export function endBegunSignIn(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameOf(request), {
    path: '/',
    secure: request.server.deps.config.production,
  });
}
