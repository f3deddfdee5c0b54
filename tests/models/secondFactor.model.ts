import type { SnapshotFrom } from 'xstate';
import type { secondFactorMachine } from '../../machines/secondFactor/secondFactor.machine.ts';
import { secondFactorSamples } from '../../devtools/samples/secondFactor.samples.ts';
import { isBusy, modelOf } from './model.ts';

type Snapshot = SnapshotFrom<typeof secondFactorMachine>;
/** Recovery codes are seen once, right after they were made. */
const showsNoCodes = ({ context }: Snapshot) => context.codes === null;

/** A second factor counts once a code has confirmed it, and its recovery codes are seen once. */
export const secondFactorModel = (on = false) =>
  modelOf<typeof secondFactorMachine>(secondFactorSamples(on), {
    states: {
      starting: 'passing',
      off: showsNoCodes,
      beginning: isBusy,
      scanning: (snapshot) => snapshot.context.secret !== null && showsNoCodes(snapshot),
      verifying: (snapshot) => isBusy(snapshot) && snapshot.context.secret !== null,
      storingCodes: ({ context }) => context.codes !== null,
      on: (snapshot) => showsNoCodes(snapshot) && snapshot.context.secret === null,
      renewing: (snapshot) => isBusy(snapshot) && showsNoCodes(snapshot),
      removing: isBusy,
      removed: (snapshot) => snapshot.hasTag('ended') && showsNoCodes(snapshot),
    },
  });
