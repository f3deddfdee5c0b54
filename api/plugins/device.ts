import type { FastifyReply, FastifyRequest } from 'fastify';
import { createKnownDeviceRepository } from '../sessions/knownDevices.repository.ts';
import { newToken } from '../secrets/tokens.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

const nameOf = (request: FastifyRequest) =>
  request.server.deps.config.production ? '__Host-assay_device' : 'assay_device';

/** The token that identifies a browser; undefined if nobody has logged in there. */
export const deviceOf = (request: FastifyRequest): string | undefined =>
  request.cookies[nameOf(request)];

/** Remembers that this browser has been logged in to the account (PD-56). */
export async function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): Promise<void> {
  const { config, db, clock } = request.server.deps;
  const token = deviceOf(request) ?? newToken();
  await createKnownDeviceRepository(db).remember(token, accountId, clock());
  reply.setCookie(nameOf(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.production,
    maxAge: YEAR_SECONDS,
  });
}
