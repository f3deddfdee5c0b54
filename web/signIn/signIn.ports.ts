import type { Audience, SignInPorts } from '../../machines/signIn/signIn.machine.ts';
import { SignInAdminDocument, SignInDocument } from '../generated/graphql.ts';
import { tell } from '../shared/apollo.ts';

/** The ports of either login, answered by GraphQL operations. */
export const signInPorts: Record<Audience, SignInPorts> = {
  customer: { signIn: async (input) => (await tell(SignInDocument, { input })).signIn },
  administrator: {
    signIn: async (input) => (await tell(SignInAdminDocument, { input })).signInAdmin,
  },
};
