import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { sessionSamples } from '../../devtools/samples/session.samples.ts';
import { isBusy, modelOf } from './model.ts';

type Session = SnapshotFrom<typeof sessionMachine>;

const isSomebody = ({ context }: Session) => context.user !== null;
const isNobody = ({ context }: Session) => context.user === null;

/** Who is here. */
export const sessionModel = modelOf<typeof sessionMachine>(sessionSamples, {
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
