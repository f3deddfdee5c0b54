import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { EmptyAnswer, envelope } from '../envelope.ts';
import { rateLimitKey } from '../../server/shared/rateLimitKey.ts';
import { operation } from '../operation.ts';
import { adminOf } from '../plugins/access.ts';
import { rememberDevice } from '../plugins/device.ts';
import { handOver, startSession, tokenOf } from '../plugins/session.ts';
import { readFields } from '../readFields.ts';
import { notFound } from '../refusal.ts';
import { createKnownDeviceRepository } from '../sessions/knownDevices.repository.ts';
import { createSessionRepository } from '../sessions/sessions.repository.ts';
import { hashSecret } from '../secrets/hashing.ts';
import { confirmPassword } from '../users/confirmPassword.ts';
import { readPassword } from '../users/users.rules.ts';
import { OwnPasswordRequest, OwnSessionsAnswer, SessionParams } from './staff.contract.ts';
import { createStaffRepository } from './staff.repository.ts';

const tags = ['administration'] as const;

/** Each member of staff manages their own account (PD-70). */
export function ownAccountRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    app.post(
      '/admin/me/password',
      operation({
        operationId: 'changeOwnPassword',
        access: 'admin',
        tags,
        summary: "Change one's own password",
        description:
          'Every other session of the account ends; this one continues with a new cookie.',
        refuses: ['RATE_LIMITED'],
        body: OwnPasswordRequest,
        response: { 200: EmptyAnswer },
      }),
      async (request, reply) => {
        const { id, email } = adminOf(request);
        const { newPassword } = await readFields({
          newPassword: () => readPassword(request.body.newPassword, [email], 'newPassword'),
        });
        await confirmPassword(request, request.body.password);
        const passwordHash = await hashSecret(newPassword, rateLimitKey(request.ip));
        const session = await db.transaction().execute(async (trx) => {
          const now = clock();
          await createStaffRepository(trx).setPassword(id, passwordHash);
          await createSessionRepository(trx).closeAllOfStaff(id);
          await createKnownDeviceRepository(trx).forgetAllOf(id);
          await audit(trx, id, 'password.changed', now);
          return startSession(request, 'admin', id, trx);
        });
        handOver(request, reply, 'admin', session);
        await rememberDevice(request, reply, id);
        return envelope(null, 'OWN_PASSWORD_CHANGED');
      },
    );

    /** The caller's sessions, newest first. */
    const sessionsOf = (request: FastifyRequest) =>
      createSessionRepository(db).listOfStaff(
        adminOf(request).id,
        tokenOf(request, 'admin')!,
        clock(),
      );

    app.get(
      '/admin/me/sessions',
      operation({
        operationId: 'ownSessions',
        access: 'admin',
        tags,
        summary: 'My open sessions',
        description: 'The open sessions of the account, newest first.',
        refuses: [],
        response: { 200: OwnSessionsAnswer },
      }),
      async (request) => envelope(await sessionsOf(request)),
    );

    app.delete(
      '/admin/me/sessions/:id',
      operation({
        operationId: 'endOwnSession',
        access: 'admin',
        tags,
        summary: 'End another session',
        description: "Ends one of the account's own sessions.",
        refuses: [],
        params: SessionParams,
        response: { 200: OwnSessionsAnswer },
      }),
      async (request) => {
        const { id } = adminOf(request);
        await db.transaction().execute(async (trx) => {
          if (!(await createSessionRepository(trx).closeOfStaff(id, request.params.id)))
            throw notFound('SESSION_NOT_FOUND');
          await audit(trx, id, 'session.ended', clock());
        });
        return envelope(await sessionsOf(request), 'SESSION_ENDED');
      },
    );
  };
}
