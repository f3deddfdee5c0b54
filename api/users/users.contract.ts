import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named, exampleId } from '../named.ts';
import { NullablePersonalText, personal } from '../personal.ts';
import { staffRoles } from '../staffAccess.ts';

export const StaffRoleJson = Type.Enum([...staffRoles]);
export type StaffRoleJson = Static<typeof StaffRoleJson>;

/** The signed-in customer as read (docs/product/calls.md). */
export const UserJson = named(
  'User',
  'The signed-in customer.',
  Type.Object({
    _id: Type.String(),
    firstName: Type.String(personal),
    lastName: Type.String(personal),
    email: Type.String(personal),
    /** E.164; null until a number was given. */
    phoneNumber: NullablePersonalText,
    /** Whether a one-time code proved the number; an order needs it. */
    phoneVerified: Type.Boolean(),
    /**
     * Whether messages about orders may be sent by WhatsApp (PD-92); null if WhatsApp is not
     * offered.
     */
    whatsApp: Type.Union([Type.Boolean(), Type.Null()]),
  }),
  {
    _id: exampleId,
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.com',
    phoneNumber: '+919876543210',
    phoneVerified: true,
    whatsApp: false,
  },
);
export type UserJson = Static<typeof UserJson>;

/** The answer to sign-up and login (docs/product/entities.md). */
export const AccountJson = named(
  'Account',
  'The answer to sign-up and log-in.',
  Type.Object({
    _id: Type.String(),
    userID: Type.String(),
    firstName: Type.String(personal),
  }),
  { _id: exampleId, userID: exampleId, firstName: 'Asha' },
);
export type AccountJson = Static<typeof AccountJson>;

/** The signed-in member of staff, as read. */
export const AdminJson = named(
  'Admin',
  'The signed-in member of staff, and what their role may do.',
  Type.Object({
    _id: Type.String(),
    email: Type.String(),
    name: Type.String(),
    staffRole: StaffRoleJson,
    /** The labs of an account with the role lab. */
    labs: Type.Array(Type.String()),
    /** The calls that are open to the account, by operationId. */
    calls: Type.Array(Type.String()),
    /** How many accounts of the role lab have no lab yet; 0 for those who cannot assign labs. */
    staffWithoutLab: Type.Integer(),
    /**
     * How many visits have lost their technician and have no other yet; 0 for those who cannot
     * assign visits.
     */
    visitsWithoutTechnician: Type.Integer(),
  }),
  {
    _id: exampleId,
    email: 'admin@example.com',
    name: 'Meera Nair',
    staffRole: 'lab',
    labs: ['kaveri-precision-labs'],
    calls: ['admin', 'adminCounters', 'adminOrders', 'moveOrder', 'uploadReport'],
    staffWithoutLab: 0,
    visitsWithoutTechnician: 0,
  },
);
export type AdminJson = Static<typeof AdminJson>;

const Text = Type.String({ maxLength: 200 });
const PersonalText = Type.String({ maxLength: 200, ...personal });
/** Longer passwords than anybody types would only cost hashing time. */
const Password = Type.String({ maxLength: 200 });

export const SignUpRequest = named(
  'SignUpRequest',
  'The data of a new account.',
  Type.Object({
    firstName: PersonalText,
    lastName: PersonalText,
    email: PersonalText,
    password: Password,
  }),
  {
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.com',
    password: 'a good long password',
  },
);
export type SignUpRequest = Static<typeof SignUpRequest>;

/** Of customers (users/login) and administrators (users/adminlogin). */
export const LoginRequest = named(
  'LoginRequest',
  'E-mail and password.',
  Type.Object({ email: PersonalText, password: Password }),
  { email: 'asha@example.com', password: 'a good long password' },
);
export type LoginRequest = Static<typeof LoginRequest>;

/** The password proves that the request is the customer's own. */
export const DeleteAccountRequest = named(
  'DeleteAccountRequest',
  "The account's password, again.",
  Type.Object({ password: Password }),
  { password: 'a good long password' },
);

/** PATCH users/me; omitted fields stay as they are. */
export const ProfileRequest = named(
  'ProfileRequest',
  'Omitted fields stay as they are.',
  Type.Object({
    firstName: Type.Optional(PersonalText),
    lastName: Type.Optional(PersonalText),
    whatsApp: Type.Optional(Type.Boolean()),
  }),
  { firstName: 'Asha' },
);
export type ProfileRequest = Static<typeof ProfileRequest>;

/** userID must be the session's own (PD-3). */
export const SendOtpRequest = named(
  'SendCodeRequest',
  'An Indian mobile number, and the id of the signed-in customer. To replace a verified number, the password is required as well.',
  Type.Object({ phoneNumber: PersonalText, userID: Text, password: Type.Optional(Password) }),
  { phoneNumber: '+919876543210', userID: exampleId },
);
export type SendOtpRequest = Static<typeof SendOtpRequest>;

export const VerifyOtpRequest = named(
  'VerifyCodeRequest',
  'Four digits, and the id of the signed-in customer.',
  Type.Object({ otp: Text, userID: Text }),
  { otp: '1234', userID: exampleId },
);
export type VerifyOtpRequest = Static<typeof VerifyOtpRequest>;

/** The password proves that the request is the customer's own. */
export const SendEmailCodeRequest = named(
  'SendEmailCodeRequest',
  "The new e-mail, and the account's password again.",
  Type.Object({ email: PersonalText, password: Password }),
  { email: 'asha.rao@example.com', password: 'a good long password' },
);

export const VerifyEmailCodeRequest = named(
  'VerifyEmailCodeRequest',
  'The four digits that were sent to the new e-mail.',
  Type.Object({ otp: Text }),
  { otp: '1234' },
);

export const ForgotPasswordRequest = named(
  'ForgotPasswordRequest',
  "The account's e-mail.",
  Type.Object({ email: PersonalText }),
  { email: 'asha@example.com' },
);
export type ForgotPasswordRequest = Static<typeof ForgotPasswordRequest>;

export const ResetPasswordRequest = named(
  'ResetPasswordRequest',
  'The new password with its code.',
  Type.Object({ email: PersonalText, otp: Text, newPassword: Password }),
  { email: 'asha@example.com', otp: '1234', newPassword: 'another long password' },
);
export type ResetPasswordRequest = Static<typeof ResetPasswordRequest>;

export const UserAnswer = EnvelopeOf(UserJson);
export const AccountAnswer = EnvelopeOf(AccountJson);
export const AdminAnswer = EnvelopeOf(AdminJson);
/** data is a string: the e-mail of forgotPassword, the success text of adminlogin. */
export const TextAnswer = EnvelopeOf(Type.String({ examples: ['asha@example.com'] }));

const Rows = Type.Array(Type.Object({}, { additionalProperties: true }));
/** The file with everything that is stored about a customer. */
export const PersonalData = named(
  'PersonalData',
  'The account, and the rows that belong to it.',
  Type.Object({
    exportedAt: Type.String(),
    account: Type.Object({}, { additionalProperties: true }),
    patients: Rows,
    addresses: Rows,
    orders: Rows,
    payments: Rows,
    reports: Rows,
    /** By database table; secrets that open the account are left out. */
    stored: Type.Record(Type.String(), Rows),
  }),
  {
    exportedAt: '2026-11-22T06:00:00.000Z',
    account: { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com' },
    patients: [],
    addresses: [],
    orders: [],
    payments: [],
    reports: [],
    stored: { visit_ratings: [{ stars: 5, comment: 'On time' }] },
  },
);
