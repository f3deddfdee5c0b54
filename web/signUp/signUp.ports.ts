import type { SignUpPorts } from '../../machines/signUp/signUp.setup.ts';
import { SendCodeDocument, SignUpDocument, VerifyCodeDocument } from '../generated/graphql.ts';
import { tell } from '../shared/apollo.ts';

/** Sign-up's ports, answered by GraphQL operations. */
export const signUpPorts: SignUpPorts = {
  signUp: async (input) => (await tell(SignUpDocument, { input })).signUp,
  sendCode: async (input) => (await tell(SendCodeDocument, input)).sendCode,
  verifyCode: async (input) => (await tell(VerifyCodeDocument, input)).verifyCode,
};
