import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { audit } from '../admin/audit.repository.ts';
import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { EmptyAnswer, envelope } from '../envelope.ts';
import { createLimits, HOUR } from '../limits/limits.repository.ts';
import { rateLimitKey } from '../../server/shared/rateLimitKey.ts';
import { operation } from '../operation.ts';
import { rememberDevice } from '../plugins/device.ts';
import { handOver, startSession } from '../plugins/session.ts';
import { readFields } from '../readFields.ts';
import { conflict, notFound } from '../refusal.ts';
import { hashSecret } from '../secrets/hashing.ts';
import { createSessionRepository } from '../sessions/sessions.repository.ts';
import type { StaffRole } from '../staffAccess.ts';
import { readPassword } from '../users/users.rules.ts';
import { createInvitationRepository } from './invitations.repository.ts';
import { AcceptRequest, InvitationLookup, OpenInvitationAnswer } from './staff.contract.ts';
import { createStaffRepository } from './staff.repository.ts';

const tags = ['administration'] as const;
const lookups = { max: 60, seconds: HOUR };

/** The calls for somebody who has the link of an invitation (PD-70). */
export function invitationRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    const limits = createLimits(deps);
    const spend = (ip: string) =>
      limits.spend(`invitation:${rateLimitKey(ip)}`, lookups, 'REQUESTS_TOO_MANY');
    const add = async (
      trx: Trx,
      {
        name,
        email,
        role,
        lab_ids: labs,
      }: { name: string; email: string; role: StaffRole; lab_ids: string[] },
      passwordHash: string,
      now: Date,
    ) => {
      const person = { name, email, role, passwordHash };
      const id = await createStaffRepository(trx).add(person, now);
      if (id === undefined) throw conflict('STAFF_EMAIL_TAKEN');
      await createStaffRepository(trx).setRole(id, role, labs);
      await audit(trx, id, 'staff.joined', now, { detail: role });
      return id;
    };
    /** Sets the password through the link of a reset (resetOwner.ts). */
    const openAgain = async (trx: Trx, id: string, passwordHash: string, now: Date) => {
      if (!(await createStaffRepository(trx).setPassword(id, passwordHash)))
        throw notFound('INVITATION_NOT_FOUND');
      await createSessionRepository(trx).closeAllOfStaff(id);
      await audit(trx, id, 'password.changed', now);
    };
    const open = async (token: string) => {
      const invitation = await createInvitationRepository(db).find(token, clock());
      if (!invitation) throw notFound('INVITATION_NOT_FOUND');
      return invitation;
    };

    app.post(
      '/admin/invitation',
      operation({
        operationId: 'staffInvitation',
        access: 'everyone',
        tags,
        summary: 'Read an invitation',
        description: 'The name, e-mail and role of the invitation with this token.',
        refuses: ['NOT_FOUND', 'RATE_LIMITED'],
        body: InvitationLookup,
        response: { 200: OpenInvitationAnswer },
      }),
      async (request) => {
        await spend(request.ip);
        const { name, email, role } = await open(request.body.token);
        return envelope({ name, email, staffRole: role });
      },
    );

    app.post(
      '/admin/invitation/accept',
      operation({
        operationId: 'acceptInvitation',
        access: 'everyone',
        tags,
        summary: 'Accept an invitation',
        description:
          'Opens the account with the chosen password and logs in; the link becomes invalid.',
        refuses: ['CONFLICT', 'NOT_FOUND', 'RATE_LIMITED'],
        body: AcceptRequest,
        response: { 200: EmptyAnswer },
      }),
      async (request, reply) => {
        await spend(request.ip);
        const { token, password } = request.body;
        const { email } = await open(token);
        const read = await readFields({ password: () => readPassword(password, [email]) });
        const passwordHash = await hashSecret(read.password, rateLimitKey(request.ip));
        const joined = await db.transaction().execute(async (trx) => {
          const now = clock();
          const invitation = await createInvitationRepository(trx).take(token, now);
          if (!invitation) throw notFound('INVITATION_NOT_FOUND');
          const id = invitation.admin_id ?? (await add(trx, invitation, passwordHash, now));
          if (invitation.admin_id) await openAgain(trx, id, passwordHash, now);
          return { id, session: await startSession(request, 'admin', id, trx) };
        });
        handOver(request, reply, 'admin', joined.session);
        await rememberDevice(request, reply, joined.id);
        return envelope(null, 'INVITATION_TAKEN');
      },
    );
  };
}
