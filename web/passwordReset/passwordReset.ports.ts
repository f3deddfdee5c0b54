import type { PasswordResetPorts } from '../../machines/passwordReset/passwordReset.machine.ts';
import { RequestPasswordResetDocument, ResetPasswordDocument } from '../generated/graphql.ts';
import { mutate } from '../shared/gateway.ts';

/** The ports of the password reset, as GraphQL operations. */
export const passwordResetPorts: PasswordResetPorts = {
  requestPasswordReset: async (input) =>
    (await mutate(RequestPasswordResetDocument, input)).requestPasswordReset,
  resetPassword: async (input) => (await mutate(ResetPasswordDocument, { input })).resetPassword,
};
