import { pinMachine } from '../../machines/pin/pin.machine.ts';
import type { PinContext } from '../../machines/pin/pin.types.ts';
import {
  failure,
  notLocated,
  place,
  serviceability,
  unserviceability,
  unservedPin,
} from './entities.ts';
import { samplesOf } from './samples.ts';
import type { Outcome } from './samples.ts';

/** The possible results of a check: the answer for the PIN code, or a failure. */
const checked = (pinOf: (context: PinContext) => string | null): Outcome<PinContext>[] => [
  { fits: (context) => pinOf(context) !== unservedPin, answers: serviceability },
  { fits: (context) => pinOf(context) === unservedPin, answers: unserviceability },
  { fails: failure() },
];

/** Samples of a device with a PIN code, or without one. */
export const pinSamples = (pin: string | null) =>
  samplesOf<typeof pinMachine>(pinMachine, {
    input: { pin },
    facts: {
      'pin.wanted': [{ type: 'pin.wanted' }],
      'pin.submitted': [
        { type: 'pin.submitted', pin: serviceability.pin },
        { type: 'pin.submitted', pin: unservedPin },
        { type: 'pin.submitted', pin: '12' },
      ],
      'pin.changed': [
        { type: 'pin.changed', pin: null },
        { type: 'pin.changed', pin: serviceability.pin },
        { type: 'pin.changed', pin: unservedPin },
      ],
      'position.wanted': [{ type: 'position.wanted' }],
      'editing.cancelled': [{ type: 'editing.cancelled' }],
      'load.retried': [{ type: 'load.retried' }],
    },
    outcomes: {
      checkStored: checked(({ pin: stored }) => stored),
      checkTyped: checked(({ typed }) => typed),
      locate: [{ answers: { latitude: 12.97, longitude: 77.64 } }, { fails: notLocated }],
      loadPlace: [
        { answers: { ...place, postcode: serviceability.pin } },
        { answers: { ...place, postcode: unservedPin } },
        { answers: { ...place, postcode: null } },
        { fails: failure() },
      ],
    },
  });
