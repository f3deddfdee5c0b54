import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { exampleId, named } from '../named.ts';
import { exampleVersion, Version } from '../version.ts';
import { StaffRoleJson } from '../users/users.contract.ts';

const Text = Type.String({ maxLength: 200 });
const Password = Type.String({ maxLength: 200 });
/** Ids of labs; at least one for the role lab, none for others. */
const Labs = Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100, uniqueItems: true });
const meera = { name: 'Meera Nair', email: 'meera@example.com', staffRole: 'operations' as const };

export const StaffMemberJson = named(
  'StaffMember',
  'A member of staff.',
  Type.Object({
    _id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    staffRole: StaffRoleJson,
    /**
     * The names of the labs that an account of the role lab works for; empty if none has been
     * chosen yet.
     */
    labs: Type.Array(Type.String()),
    since: Type.String(),
    version: Version,
  }),
  {
    _id: exampleId,
    ...meera,
    labs: [],
    since: '2026-11-01T05:30:00.000Z',
    version: exampleVersion,
  },
);
export type StaffMemberJson = Static<typeof StaffMemberJson>;

export const StaffInvitationJson = named(
  'StaffInvitation',
  'An invitation that has not been accepted yet.',
  Type.Object({
    _id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    staffRole: StaffRoleJson,
    labs: Type.Array(Type.String()),
    expiresAt: Type.String(),
    expired: Type.Boolean(),
  }),
  { _id: exampleId, ...meera, labs: [], expiresAt: '2026-11-25T05:30:00.000Z', expired: false },
);
export type StaffInvitationJson = Static<typeof StaffInvitationJson>;

export const StaffJson = Type.Object({
  members: Type.Array(StaffMemberJson),
  invitations: Type.Array(StaffInvitationJson),
});
export type StaffJson = Static<typeof StaffJson>;

export const InviteRequest = named(
  'InviteStaffRequest',
  'Who is invited, and with which role; for the role lab with the labs that they will work for.',
  Type.Object({ name: Text, email: Text, staffRole: StaffRoleJson, labs: Type.Optional(Labs) }),
  meera,
);
export type InviteRequest = Static<typeof InviteRequest>;

export const RoleRequest = named(
  'StaffRoleRequest',
  'The new role; for the role lab with the labs that they work for.',
  Type.Object({
    staffRole: StaffRoleJson,
    labs: Type.Optional(Labs),
    version: Type.Optional(Version),
  }),
  { staffRole: 'lab', labs: ['kaveri-precision-labs'], version: exampleVersion },
);
export type RoleRequest = Static<typeof RoleRequest>;

/** The token of a link; sent in the body, as URLs are written to logs. */
const Token = Type.String({ minLength: 1, maxLength: 200 });
export const InvitationLookup = named(
  'InvitationLookup',
  "The token of an invitation's link.",
  Type.Object({ token: Token }),
  { token: 'kq0b8d0n1dO7pWlF8w2o8o4m1s9aXk3b' },
);
export const AcceptRequest = named(
  'AcceptInvitationRequest',
  "The token of an invitation's link, and the password to log in with.",
  Type.Object({ token: Token, password: Password }),
  { token: 'kq0b8d0n1dO7pWlF8w2o8o4m1s9aXk3b', password: 'a good long password' },
);

export const OpenInvitationJson = named(
  'OpenInvitation',
  'The name, e-mail and role of an invitation.',
  Type.Object({ name: Type.String(), email: Type.String(), staffRole: StaffRoleJson }),
  meera,
);
export type OpenInvitationJson = Static<typeof OpenInvitationJson>;

export const OwnPasswordRequest = named(
  'ChangeOwnPasswordRequest',
  'The current password, and the new one.',
  Type.Object({ password: Password, newPassword: Password }),
  { password: 'a good long password', newPassword: 'another long password' },
);

export const StaffSessionJson = named(
  'StaffSession',
  'An open session of the account.',
  Type.Object({
    _id: Type.String(),
    /** The browser's name in a few words; null if unknown. */
    browser: Type.Union([Type.String(), Type.Null()]),
    startedAt: Type.String(),
    expiresAt: Type.String(),
    /** Whether it is the caller's own session. */
    current: Type.Boolean(),
  }),
  {
    _id: exampleId,
    browser: 'Chrome, Android',
    startedAt: '2026-11-22T03:30:00.000Z',
    expiresAt: '2026-11-22T15:30:00.000Z',
    current: true,
  },
);
export type StaffSessionJson = Static<typeof StaffSessionJson>;

/** A person who can be sent on visits. */
export const TechnicianJson = named(
  'Technician',
  'A person who can be sent on visits.',
  Type.Object({
    /** Null for a name from the settings, which has no account. */
    _id: Type.Union([Type.String(), Type.Null()]),
    name: Type.String(),
  }),
  { _id: exampleId, name: 'Ravi Kumar' },
);
export type TechnicianJson = Static<typeof TechnicianJson>;

const idParams = (description: string) =>
  Type.Object({
    id: Type.String({ minLength: 1, maxLength: 100, description, examples: [exampleId] }),
  });
export const MemberParams = idParams('Somebody of the staff.');
export const InvitationParams = idParams('The invitation.');
export const SessionParams = idParams('The session.');

export const StaffAnswer = EnvelopeOf(StaffJson);
export const OpenInvitationAnswer = EnvelopeOf(OpenInvitationJson);
export const OwnSessionsAnswer = EnvelopeOf(Type.Array(StaffSessionJson));
export const TechniciansAnswer = EnvelopeOf(Type.Array(TechnicianJson));
