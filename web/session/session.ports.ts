import type { SessionPorts } from '../../machines/session/session.machine.ts';
import { MeDocument, SignOutDocument } from '../generated/graphql.ts';
import { ask, tell } from '../shared/apollo.ts';

/** Who is here, answered by GraphQL operations. */
export const sessionPorts: SessionPorts = {
  loadUser: async () => (await ask(MeDocument, {})).me,
  signOut: async () => (await tell(SignOutDocument, {})).signOut,
};
