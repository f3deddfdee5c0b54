import type { ContactChangePorts } from '../../machines/contactChange/contactChange.setup.ts';
import {
  SendCodeDocument,
  SendEmailCodeDocument,
  VerifyCodeDocument,
  VerifyEmailCodeDocument,
} from '../generated/graphql.ts';
import { mutate } from '../shared/gateway.ts';

/** The ports of changing a number or e-mail, as GraphQL operations. */
export const contactChangePorts: ContactChangePorts = {
  sendCode: async (input) => (await mutate(SendCodeDocument, input)).sendCode,
  verifyCode: async (input) => (await mutate(VerifyCodeDocument, input)).verifyCode,
  sendEmailCode: async (input) => (await mutate(SendEmailCodeDocument, input)).sendEmailCode,
  verifyEmailCode: async (input) => (await mutate(VerifyEmailCodeDocument, input)).verifyEmailCode,
};
