import { zipCodeMachine } from '../../machines/zipCode/zipCode.machine.ts';
import { address, failure, serviceability } from './entities.ts';
import { samplesOf } from './samples.ts';

const { zipCode, cityState } = address;

/** What can happen while an address is typed, of which the lab is chosen already. */
export const zipCodeSamples = samplesOf<typeof zipCodeMachine>(zipCodeMachine, {
  input: { labId: 'l1' },
  facts: {
    'address.typed': [
      { type: 'address.typed', zipCode: '60', cityState: '' },
      { type: 'address.typed', zipCode, cityState: '' },
      { type: 'address.typed', zipCode, cityState },
    ],
  },
  outcomes: {
    loadServiceability: [
      { answers: { ...serviceability, servedByLab: true } },
      { answers: { ...serviceability, serviceable: false, earliest: null, servedByLab: false } },
      { answers: { ...serviceability, servedByLab: false } },
      { fails: failure() },
    ],
  },
});
