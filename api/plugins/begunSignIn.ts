import type { FastifyReply, FastifyRequest } from 'fastify';
import { conflict } from '../refusal.ts';
import { createBegunSignInRepository } from '../sessions/begunSignIns.repository.ts';

/** How long after the password the code may come, in seconds. */
const LASTS = 10 * 60;

const nameOf = (request: FastifyRequest) =>
  request.server.deps.config.production ? '__Host-assay_admin_code' : 'assay_admin_code';

/** Gives the browser a token by which the code that follows is known to come after the password. */
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

/** Who is about to log in, with the token; 409 where nobody is, or where it took too long. */
export async function begunSignIn(
  request: FastifyRequest,
): Promise<{ id: string; name: string; token: string }> {
  const { db, clock } = request.server.deps;
  const token = request.cookies[nameOf(request)];
  const begun = token && (await createBegunSignInRepository(db).find(token, clock()));
  if (!begun) throw conflict('SECOND_FACTOR_EXPIRED');
  return { ...begun, token: token! };
}

/** Clears the token. */
export function endBegunSignIn(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameOf(request), {
    path: '/',
    secure: request.server.deps.config.production,
  });
}
