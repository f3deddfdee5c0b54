import type {
  AuditEntryJson,
  AuditPageJson,
  AuditPersonJson,
} from '../../api/admin/auditLog.contract.ts';
import type {
  InvitationJson,
  OpenInvitationJson,
  OwnSessionJson,
  StaffJson,
  StaffMemberJson,
  TechnicianJson,
} from '../../api/staff/staff.contract.ts';
import type {
  SecondFactorJson,
  SecondFactorSecretJson,
} from '../../api/secondFactor/secondFactor.contract.ts';
import type { AdminJson } from '../../api/users/users.contract.ts';
import type {
  AdminResolvers,
  AuditEntryResolvers,
  AuditPageResolvers,
  AuditPersonResolvers,
  MutationResolvers,
  OpenInvitationResolvers,
  QueryResolvers,
  SecondFactorResolvers,
  SecondFactorSecretResolvers,
  StaffInvitationResolvers,
  StaffMemberResolvers,
  StaffResolvers,
  StaffSessionResolvers,
  TechnicianResolvers,
} from '../generated/resolvers.ts';
import type { Complete } from './complete.ts';
import { staffRoleFromRest, staffRoleToRest } from './enumValues.ts';
import { given } from './given.ts';
import { renamed } from './renamed.ts';

export const staff = {
  Query: {
    staff: async (_parent, _args, { rest }) => (await rest.staff.staff()).data,
    ownSessions: async (_parent, _args, { rest }) => (await rest.staff.ownSessions()).data,
    ownSecondFactor: async (_parent, _args, { rest }) => (await rest.staff.ownSecondFactor()).data,
    technicians: async (_parent, _args, { rest }) => (await rest.staff.technicians()).data,
    auditLog: async (_parent, args, { rest }) => (await rest.staff.auditLog(given(args))).data,
  } satisfies QueryResolvers,
  Mutation: {
    staffInvitation: async (_parent, { token }, { rest }) =>
      (await rest.staff.staffInvitation(token)).data,
    acceptInvitation: (_parent, { token, password }, { rest }) =>
      rest.staff.acceptInvitation(token, password),
    changeOwnPassword: (_parent, { password, newPassword }, { rest }) =>
      rest.staff.changeOwnPassword(password, newPassword),
    beginSecondFactor: async (_parent, { password }, { rest }) =>
      (await rest.staff.beginSecondFactor(password)).data,
    confirmSecondFactor: async (_parent, { otp }, { rest }) =>
      (await rest.staff.confirmSecondFactor(otp)).data.recoveryCodes,
    renewRecoveryCodes: async (_parent, { password, otp }, { rest }) =>
      (await rest.staff.renewRecoveryCodes(password, otp)).data.recoveryCodes,
    removeSecondFactor: (_parent, { password, otp }, { rest }) =>
      rest.staff.removeSecondFactor(password, otp),
    endOwnSession: async (_parent, { id }, { rest }) => (await rest.staff.endOwnSession(id)).data,
    inviteStaff: async (_parent, { input }, { rest }) => {
      const person = renamed(input, {
        name: 'name',
        email: 'email',
        staffRole: 'staffRole',
        labs: 'labs',
      });
      return (
        await rest.staff.inviteStaff({
          name: person.name,
          email: person.email,
          staffRole: staffRoleToRest[person.staffRole],
          ...(person.labs && { labs: person.labs }),
        })
      ).data;
    },
    withdrawInvitation: async (_parent, { id }, { rest }) =>
      (await rest.staff.withdrawInvitation(id)).data,
    changeStaffRole: async (_parent, { id, staffRole, labs }, { rest }) =>
      (
        await rest.staff.changeStaffRole(id, {
          staffRole: staffRoleToRest[staffRole],
          ...(labs && { labs }),
        })
      ).data,
    removeStaff: async (_parent, { id }, { rest }) => (await rest.staff.removeStaff(id)).data,
  } satisfies MutationResolvers,
  Admin: {
    id: (admin) => admin._id,
    staffRole: (admin) => staffRoleFromRest[admin.staffRole],
  } satisfies Complete<AdminResolvers, AdminJson>,
  Staff: {} satisfies Complete<StaffResolvers, StaffJson>,
  StaffMember: {
    id: (member) => member._id,
    staffRole: (member) => staffRoleFromRest[member.staffRole],
  } satisfies Complete<StaffMemberResolvers, StaffMemberJson>,
  StaffInvitation: {
    id: (invitation) => invitation._id,
    staffRole: (invitation) => staffRoleFromRest[invitation.staffRole],
  } satisfies Complete<StaffInvitationResolvers, InvitationJson>,
  OpenInvitation: {
    staffRole: (invitation) => staffRoleFromRest[invitation.staffRole],
  } satisfies Complete<OpenInvitationResolvers, OpenInvitationJson>,
  StaffSession: { id: (session) => session._id } satisfies Complete<
    StaffSessionResolvers,
    OwnSessionJson
  >,
  SecondFactor: {} satisfies Complete<SecondFactorResolvers, SecondFactorJson>,
  SecondFactorSecret: {} satisfies Complete<SecondFactorSecretResolvers, SecondFactorSecretJson>,
  Technician: { id: (technician) => technician._id } satisfies Complete<
    TechnicianResolvers,
    TechnicianJson
  >,
  AuditPage: {} satisfies Complete<AuditPageResolvers, AuditPageJson>,
  AuditEntry: { id: (entry) => entry._id } satisfies Complete<AuditEntryResolvers, AuditEntryJson>,
  AuditPerson: { id: (person) => person._id } satisfies Complete<
    AuditPersonResolvers,
    AuditPersonJson
  >,
};
