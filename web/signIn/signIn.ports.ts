import type { Audience, SignInPorts } from '../../machines/signIn/signIn.machine.ts';
import {
  ConfirmSignInAdminDocument,
  SignInAdminDocument,
  SignInDocument,
} from '../generated/graphql.ts';
import { mutate } from '../shared/gateway.ts';

/** The ports of both logins, as GraphQL operations. */
export const signInPorts: Record<Audience, SignInPorts> = {
  customer: {
    signIn: async (input) => (await mutate(SignInDocument, { input })).signIn,
    confirmSignIn: () => Promise.reject(new Error('Customers have no second factor.')),
  },
  administrator: {
    signIn: async (input) => (await mutate(SignInAdminDocument, { input })).signInAdmin,
    confirmSignIn: async (input) =>
      (await mutate(ConfirmSignInAdminDocument, input)).confirmSignInAdmin,
  },
};
