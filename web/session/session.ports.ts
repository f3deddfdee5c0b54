import type { PasswordResetPorts } from '../../machines/passwordReset/passwordReset.machine.ts';
import type { SessionPorts } from '../../machines/session/session.machine.ts';
import type { SignInPorts } from '../../machines/signIn/signIn.machine.ts';
import type { SignUpPorts } from '../../machines/signUp/signUp.setup.ts';
import { ask, tell } from '../app/apollo.ts';
import {
  MeDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SendCodeDocument,
  SignInAdminDocument,
  SignInDocument,
  SignOutDocument,
  SignUpDocument,
  VerifyCodeDocument,
} from '../generated/graphql.ts';

/** The ports of everything that has to do with who is here, answered by GraphQL operations. */
export const sessionPorts: SessionPorts = {
  loadUser: async () => (await ask(MeDocument, {})).me,
  signOut: async () => (await tell(SignOutDocument, {})).signOut,
};

export const signUpPorts: SignUpPorts = {
  signUp: async (input) => (await tell(SignUpDocument, { input })).signUp,
  sendCode: async (input) => (await tell(SendCodeDocument, input)).sendCode,
  verifyCode: async (input) => (await tell(VerifyCodeDocument, input)).verifyCode,
};

export const signInPorts: SignInPorts = {
  signIn: async (input) => (await tell(SignInDocument, { input })).signIn,
};
export const adminSignInPorts: SignInPorts = {
  signIn: async (input) => (await tell(SignInAdminDocument, { input })).signInAdmin,
};

export const passwordResetPorts: PasswordResetPorts = {
  requestPasswordReset: async (input) =>
    (await tell(RequestPasswordResetDocument, input)).requestPasswordReset,
  resetPassword: async (input) => (await tell(ResetPasswordDocument, { input })).resetPassword,
};
