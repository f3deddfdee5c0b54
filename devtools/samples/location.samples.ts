import { locationMachine } from '../../machines/location/location.machine.ts';
import { failure, notLocated, place } from './entities.ts';
import { samplesOf } from './samples.ts';

/** Samples of the location, in a browser that supports it or not. */
export const locationSamples = (supported: boolean) =>
  samplesOf<typeof locationMachine>(locationMachine, {
    input: { supported },
    facts: { 'load.retried': [{ type: 'load.retried' }] },
    outcomes: {
      locate: [{ answers: { latitude: 12.97, longitude: 77.64 } }, { fails: notLocated }],
      loadPlace: [{ answers: place }, { fails: failure() }],
    },
  });
