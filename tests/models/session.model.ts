import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionInput } from '../../machines/session/session.types.ts';
import { user } from '../../devtools/samples/entities.ts';
import { sessionSamples } from '../../devtools/samples/session.samples.ts';
import { isBusy, modelOf } from './model.ts';

type Session = SnapshotFrom<typeof sessionMachine>;

const isSomebody = ({ context }: Session) => context.user !== null;
const isNobody = ({ context }: Session) => context.user === null;

/** Who is here; a page behind the login brings it. */
export const sessionModel = (input?: SessionInput) =>
  modelOf<typeof sessionMachine>(sessionSamples(input), {
    distinguish: ({ wanted, dataOf }) => [wanted, dataOf],
    states: {
      starting: 'passing',
      unknown: isNobody,
      unreachable: isNobody,
      signedOut: isNobody,
      'signedIn.here': isSomebody,
      'signedIn.refreshing': isSomebody,
      'signedIn.signingOut': (snapshot) => isSomebody(snapshot) && isBusy(snapshot),
      'signedIn.leaving': isSomebody,
    },
  });

/** The ways a session begins: without a page that brings it, with one, after somebody else. */
export const sessionModels = [
  sessionModel(),
  sessionModel({ user }),
  sessionModel({ user, dataOf: 'u2' }),
];
