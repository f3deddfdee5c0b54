import type { SnapshotFrom } from 'xstate';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { isBusy, modelOf } from './model.ts';
import { failure, sentence, user } from './samples.ts';

type Session = SnapshotFrom<typeof sessionMachine>;

const isSomebody = ({ context }: Session) => context.user !== null;
const isNobody = ({ context }: Session) => context.user === null;
const answers = [
  { answers: user },
  { answers: { ...user, id: 'u2' } },
  { answers: null },
  { fails: failure() },
];

/** Who is here. */
export const sessionModel = modelOf<typeof sessionMachine>(sessionMachine, {
  facts: {
    'session.changed': [{ type: 'session.changed' }],
    'signOut.requested': [{ type: 'signOut.requested' }],
    'page.wanted': [{ type: 'page.wanted', wanted: 'the lab list' }],
    'page.reached': [{ type: 'page.reached' }],
  },
  outcomes: { loadUser: answers, reloadUser: answers, signOut: [sentence, { fails: failure() }] },
  distinguish: ({ wanted, dataOf }) => [wanted, dataOf],
  states: {
    unknown: isNobody,
    unreachable: isNobody,
    signedOut: isNobody,
    'signedIn.here': isSomebody,
    'signedIn.refreshing': isSomebody,
    'signedIn.signingOut': (snapshot) => isSomebody(snapshot) && isBusy(snapshot),
    'signedIn.leaving': isSomebody,
  },
});
