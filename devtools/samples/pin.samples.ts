import { pinMachine } from '../../machines/pin/pin.machine.ts';
import { failure, notLocated, place, serviceability } from './entities.ts';
import { samplesOf } from './samples.ts';

const answers = [
  { answers: serviceability },
  { answers: { ...serviceability, serviceable: false, earliest: null } },
  { fails: failure() },
];

/** What can happen to the PIN code of a device that has one, or none. */
export const pinSamples = (pin: string | null) =>
  samplesOf<typeof pinMachine>(pinMachine, {
    input: { pin },
    facts: {
      'pin.wanted': [{ type: 'pin.wanted' }],
      'pin.submitted': [
        { type: 'pin.submitted', pin: serviceability.pin },
        { type: 'pin.submitted', pin: '12' },
      ],
      'pin.changed': [
        { type: 'pin.changed', pin: null },
        { type: 'pin.changed', pin: serviceability.pin },
      ],
      'position.wanted': [{ type: 'position.wanted' }],
      'editing.cancelled': [{ type: 'editing.cancelled' }],
      'load.retried': [{ type: 'load.retried' }],
      'addresses.changed': [{ type: 'addresses.changed' }],
    },
    outcomes: {
      checkStored: answers,
      checkTyped: answers,
      loadOwnPin: [
        { answers: { pin: serviceability.pin } },
        { answers: { pin: null } },
        { fails: failure() },
      ],
      locate: [{ answers: { latitude: 12.97, longitude: 77.64 } }, { fails: notLocated }],
      loadPlace: [
        { answers: { ...place, postcode: serviceability.pin } },
        { answers: { ...place, postcode: null } },
        { fails: failure() },
      ],
    },
  });
