import type { zipCodeMachine } from '../../machines/zipCode/zipCode.machine.ts';
import { pinCodeOf } from '../../machines/pin/pinCode.ts';
import { otherLabsPin, zipCodeSamples } from '../../devtools/samples/zipCode.samples.ts';
import { address, unservedPin } from '../../devtools/samples/entities.ts';
import { modelOf } from './model.ts';

const isFilled = ({ context }: { context: { filled: string | null } }) => context.filled !== null;

/** What is typed of one PIN code. */
const typedOf = (pin: string) =>
  zipCodeSamples.facts.filter(({ zipCode }) => [null, pin].includes(pinCodeOf(String(zipCode))));

/**
 * The PIN code in the form of an address, where the lab collects, another one does, or nobody. Of a
 * PIN code only that it is one leaves in a report: no walk types a second one.
 */
export const zipCodeModel = (pin: string) =>
  modelOf<typeof zipCodeMachine>(
    { ...zipCodeSamples, facts: typedOf(pin) },
    {
      states: {
        unfinished: ({ context }) => pinCodeOf(context.zipCode) === null,
        checking: (snapshot) => snapshot.hasTag('loading') && snapshot.context.zipCode === pin,
        served: (snapshot) => isFilled(snapshot) && pin === address.zipCode,
        unserved: (snapshot) => isFilled(snapshot) && pin === unservedPin,
        labElsewhere: (snapshot) => isFilled(snapshot) && pin === otherLabsPin,
        unchecked: ({ context }) => context.zipCode === pin,
      },
    },
  );
