import type { SnapshotFrom } from 'xstate';
import type { Repeat } from '../../machines/generated/schema.ts';
import type { repeatMachine } from '../../machines/repeat/repeat.machine.ts';
import { repeatSamples } from '../../devtools/samples/repeat.samples.ts';
import { isBusy, modelOf } from './model.ts';

type Snapshot = SnapshotFrom<typeof repeatMachine>;
const isSet = ({ context }: Snapshot) => context.repeat.set !== null;

/** The reminder of a test: nothing is set before the service has it, nothing gone before it has ended it. */
export const repeatModel = (repeat?: Repeat) =>
  modelOf<typeof repeatMachine>(repeatSamples(repeat), {
    distinguish: ({ months, repeat: { set } }) => [months, set?.months],
    states: {
      starting: 'passing',
      offering: (snapshot) => !isSet(snapshot),
      saving: isBusy,
      reminding: (snapshot) =>
        isSet(snapshot) && snapshot.context.months === snapshot.context.repeat.set!.months,
      ending: (snapshot) => isBusy(snapshot) && isSet(snapshot),
      ended: (snapshot) => !isSet(snapshot) && snapshot.hasTag('ended'),
    },
  });
