import type { Audience, SignInPorts } from '../../machines/signIn/signIn.machine.ts';
import { SignInAdminDocument, SignInDocument } from '../generated/graphql.ts';
import { mutate } from '../shared/apollo.ts';

/** The ports of either login, answered by GraphQL operations. */
export const signInPorts: Record<Audience, SignInPorts> = {
  customer: { signIn: async (input) => (await mutate(SignInDocument, { input })).signIn },
  administrator: {
    signIn: async (input) => (await mutate(SignInAdminDocument, { input })).signInAdmin,
  },
};
