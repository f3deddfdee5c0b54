import type { zipCodeMachine } from '../../machines/zipCode/zipCode.machine.ts';
import { zipCodeSamples } from '../../devtools/samples/zipCode.samples.ts';
import { address } from '../../devtools/samples/entities.ts';
import { modelOf } from './model.ts';

const isFilled = ({ context }: { context: { filled: string | null } }) =>
  context.filled === address.cityState;

/** The PIN code in the form of an address. */
export const zipCodeModel = modelOf<typeof zipCodeMachine>(zipCodeSamples, {
  states: {
    unfinished: ({ context }) => context.zipCode !== address.zipCode,
    checking: (snapshot) =>
      snapshot.hasTag('loading') && snapshot.context.zipCode === address.zipCode,
    served: isFilled,
    unserved: isFilled,
    labElsewhere: isFilled,
    unchecked: ({ context }) => context.zipCode === address.zipCode,
  },
});
