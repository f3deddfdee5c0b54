import type { SignUpPorts } from '../../machines/signUp/signUp.setup.ts';
import { SendCodeDocument, SignUpDocument, VerifyCodeDocument } from '../generated/graphql.ts';
import { mutate } from '../shared/gateway.ts';

/** Sign-up's ports, as GraphQL operations. */
export const signUpPorts: SignUpPorts = {
  signUp: async (input) => (await mutate(SignUpDocument, { input })).signUp,
  sendCode: async (input) => (await mutate(SendCodeDocument, input)).sendCode,
  verifyCode: async (input) => (await mutate(VerifyCodeDocument, input)).verifyCode,
};
