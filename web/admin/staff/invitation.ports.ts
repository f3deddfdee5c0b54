import type { InvitationPorts } from '../../../machines/invitation/invitation.machine.ts';
import { mutate } from '../../shared/gateway.ts';
import { AcceptInvitationDocument, StaffInvitationDocument } from '../generated/graphql.ts';

/** The ports of an invitation, as GraphQL operations. */
export const invitationPorts: InvitationPorts = {
  staffInvitation: async (input) => (await mutate(StaffInvitationDocument, input)).staffInvitation,
  acceptInvitation: (input) => mutate(AcceptInvitationDocument, input),
};
