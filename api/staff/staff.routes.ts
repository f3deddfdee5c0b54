import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { createLimits, HOUR } from '../limits/limits.repository.ts';
import { languageOf } from '../messages/language.ts';
import { operation } from '../operation.ts';
import { adminOf } from '../plugins/access.ts';
import { readFields } from '../readFields.ts';
import { notFound } from '../refusal.ts';
import { readEmail, readName } from '../users/users.rules.ts';
import { changeStaffRole, removeStaff } from './changeStaff.ts';
import { createInvitationRepository } from './invitations.repository.ts';
import { inviteStaff } from './inviteStaff.ts';
import {
  InvitationParams,
  InviteRequest,
  MemberParams,
  RoleRequest,
  StaffAnswer,
} from './staff.contract.ts';
import type { StaffJson } from './staff.contract.ts';
import { readLabs } from './readLabs.ts';
import { createStaffRepository } from './staff.repository.ts';

const tags = ['administration'] as const;
const invitations = { max: 30, seconds: HOUR };

/** The owners' calls on the staff (docs/product/roles.md; PD-70). */
export function staffRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock, config } = deps;
  return async (app) => {
    const limits = createLimits(deps);
    const everybody = async (): Promise<StaffJson> => ({
      members: await createStaffRepository(db).list(),
      invitations: await createInvitationRepository(db).list(clock()),
    });
    /**
     * The origin of links to the product; outside of production, the one that the owner's browser
     * uses.
     */
    const originOf = ({ headers, protocol }: FastifyRequest) =>
      config.publicUrl ?? `${protocol}://${headers.host}`;

    app.get(
      '/admin/staff',
      operation({
        operationId: 'staff',
        access: 'admin',
        tags,
        summary: 'Who works here, and who is invited',
        description: 'All members of staff with their role, and the open invitations.',
        refuses: [],
        response: { 200: StaffAnswer },
      }),
      async () => envelope(await everybody()),
    );

    app.post(
      '/admin/staff',
      operation({
        operationId: 'inviteStaff',
        access: 'admin',
        tags,
        summary: 'Invite somebody by mail',
        description:
          'Sends a link that works once within 72 hours; an earlier link for the same e-mail becomes invalid.',
        refuses: ['CONFLICT', 'NOT_FOUND', 'RATE_LIMITED'],
        body: InviteRequest,
        response: { 200: StaffAnswer },
      }),
      async (request) => {
        const { body } = request;
        const invited = await readFields({
          name: () => readName(body.name, 'name'),
          email: () => readEmail(body.email),
        });
        const by = adminOf(request);
        await limits.spend(`invitations:${by.id}`, invitations, 'REQUESTS_TOO_MANY');
        const labs = await readLabs(db, body.staffRole, body.labs);
        await inviteStaff(deps, { ...invited, role: body.staffRole, labs }, by, {
          origin: originOf(request),
          language: languageOf(request),
        });
        return envelope(await everybody(), 'STAFF_INVITED');
      },
    );

    app.delete(
      '/admin/staff/invitations/:id',
      operation({
        operationId: 'withdrawInvitation',
        access: 'admin',
        tags,
        summary: 'Withdraw an invitation',
        description: 'Its link becomes invalid.',
        refuses: [],
        params: InvitationParams,
        response: { 200: StaffAnswer },
      }),
      async (request) => {
        await db.transaction().execute(async (trx) => {
          const email = await createInvitationRepository(trx).withdraw(request.params.id);
          if (email === undefined) throw notFound('INVITATION_NOT_FOUND');
          await audit(trx, adminOf(request).id, 'staff.invitation.withdrawn', clock(), {
            detail: email,
          });
        });
        return envelope(await everybody(), 'INVITATION_WITHDRAWN');
      },
    );

    app.patch(
      '/admin/staff/:id',
      operation({
        operationId: 'changeStaffRole',
        access: 'admin',
        tags,
        summary: 'Change a role, or the labs of the lab’s people',
        description:
          'Effective from their next call. The last owner must stay one. With the `version` that was read it is refused where somebody else has changed either meanwhile. For the role lab `labs` lists the labs whose orders, prices and hours they see.',
        refuses: ['CONFLICT'],
        params: MemberParams,
        body: RoleRequest,
        response: { 200: StaffAnswer },
      }),
      async (request) => {
        const { params, body } = request;
        const given = { role: body.staffRole, labs: body.labs, version: body.version };
        await changeStaffRole(deps, params.id, given, adminOf(request));
        return envelope(await everybody(), 'STAFF_ROLE_CHANGED');
      },
    );

    app.delete(
      '/admin/staff/:id',
      operation({
        operationId: 'removeStaff',
        access: 'admin',
        tags,
        summary: 'Remove a member of staff',
        description: 'All their sessions end at once. The last owner cannot be removed.',
        refuses: ['CONFLICT'],
        params: MemberParams,
        response: { 200: StaffAnswer },
      }),
      async (request) => {
        await removeStaff(deps, request.params.id, adminOf(request));
        return envelope(await everybody(), 'STAFF_REMOVED');
      },
    );
  };
}
