import { zipCodeMachine } from '../../machines/zipCode/zipCode.machine.ts';
import { address, failure, serviceability, unserviceability, unservedPin } from './entities.ts';
import { samplesOf } from './samples.ts';

const { zipCode, cityState } = address;
/** A PIN code at which the chosen lab does not collect. */
export const otherLabsPin = '560001';
const typed = (pin: string) => ({ type: 'address.typed', zipCode: pin, cityState: '' }) as const;
const at = (pin: string) => (context: { zipCode: string }) => context.zipCode === pin;

/** Samples of typing an address after the lab was chosen. */
export const zipCodeSamples = samplesOf<typeof zipCodeMachine>(zipCodeMachine, {
  input: { labId: 'l1' },
  facts: {
    'address.typed': [
      { type: 'address.typed', zipCode: '60', cityState: '' },
      typed(zipCode),
      { type: 'address.typed', zipCode, cityState },
      typed(unservedPin),
      typed(otherLabsPin),
    ],
  },
  outcomes: {
    loadServiceability: [
      { fits: at(zipCode), answers: { ...serviceability, servedByLab: true } },
      {
        fits: at(unservedPin),
        answers: { ...unserviceability, servedByLab: false },
      },
      {
        fits: at(otherLabsPin),
        answers: {
          ...serviceability,
          pin: otherLabsPin,
          city: 'Bengaluru',
          state: 'Karnataka',
          servedByLab: false,
        },
      },
      { fails: failure() },
    ],
  },
});
