import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';

/** The signed-in customer as read (docs/product/calls.md). */
export const UserJson = Type.Object({
  _id: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  /** E.164; null until a number was given. */
  phoneNumber: Type.Union([Type.String(), Type.Null()]),
  /** Whether a one-time code proved the number; an order needs it. */
  phoneVerified: Type.Boolean(),
});
export type UserJson = Static<typeof UserJson>;

/** What sign-up and login answer (docs/product/entities.md). */
export const AccountJson = Type.Object({
  _id: Type.String(),
  userID: Type.String(),
  firstName: Type.String(),
});
export type AccountJson = Static<typeof AccountJson>;

/** The signed-in administrator as read. */
export const AdminJson = Type.Object({
  _id: Type.String(),
  email: Type.String(),
  name: Type.String(),
});
export type AdminJson = Static<typeof AdminJson>;

const Text = Type.String({ maxLength: 200 });
/** Longer passwords than anybody types would only cost hashing time. */
const Password = Type.String({ maxLength: 200 });

export const SignUpRequest = Type.Object({
  firstName: Text,
  lastName: Text,
  email: Text,
  password: Password,
});
export type SignUpRequest = Static<typeof SignUpRequest>;

/** Of customers (users/login) and administrators (users/adminlogin). */
export const LoginRequest = Type.Object({ email: Text, password: Password });
export type LoginRequest = Static<typeof LoginRequest>;

/** The password proves that the request is the customer's own. */
export const DeleteAccountRequest = Type.Object({ password: Password });

/** PATCH users/me; what is left out stays. */
export const ProfileRequest = Type.Object({
  firstName: Type.Optional(Text),
  lastName: Type.Optional(Text),
});
export type ProfileRequest = Static<typeof ProfileRequest>;

/** userID must be the session's own (PD-3). */
export const SendOtpRequest = Type.Object({ phoneNumber: Text, userID: Text });
export type SendOtpRequest = Static<typeof SendOtpRequest>;

export const VerifyOtpRequest = Type.Object({ otp: Text, userID: Text });
export type VerifyOtpRequest = Static<typeof VerifyOtpRequest>;

export const ForgotPasswordRequest = Type.Object({ email: Text });
export type ForgotPasswordRequest = Static<typeof ForgotPasswordRequest>;

export const ResetPasswordRequest = Type.Object({ email: Text, otp: Text, newPassword: Password });
export type ResetPasswordRequest = Static<typeof ResetPasswordRequest>;

export const UserAnswer = EnvelopeOf(UserJson);
export const AccountAnswer = EnvelopeOf(AccountJson);
export const AdminAnswer = EnvelopeOf(AdminJson);
/** data is a text: the e-mail of forgotPassword, the success text of adminlogin. */
export const TextAnswer = EnvelopeOf(Type.String());
