import type { PasswordResetPorts } from '../../machines/passwordReset/passwordReset.machine.ts';
import { RequestPasswordResetDocument, ResetPasswordDocument } from '../generated/graphql.ts';
import { tell } from '../shared/apollo.ts';

/** The ports of the password reset, answered by GraphQL operations. */
export const passwordResetPorts: PasswordResetPorts = {
  requestPasswordReset: async (input) =>
    (await tell(RequestPasswordResetDocument, input)).requestPasswordReset,
  resetPassword: async (input) => (await tell(ResetPasswordDocument, { input })).resetPassword,
};
