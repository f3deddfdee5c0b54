import type { SessionPorts } from '../../machines/session/session.types.ts';
import { MeDocument, SignOutDocument } from '../generated/graphql.ts';
import { query, mutate } from '../shared/gateway.ts';
import { notifyOtherTabs } from '../shared/otherTabs.ts';

/** The ports of the session, as GraphQL operations. */
export const sessionPorts: SessionPorts = {
  loadUser: async () => (await query(MeDocument, {})).me,
  signOut: async () => {
    const { signOut } = await mutate(SignOutDocument, {});
    notifyOtherTabs(null);
    return signOut;
  },
};
