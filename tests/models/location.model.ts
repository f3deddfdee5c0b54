import { locationMachine } from '../../machines/location/location.machine.ts';
import { modelOf } from './model.ts';
import { failure, place } from './samples.ts';

/** Where the device is, in a browser that can tell or cannot. */
export const locationModel = (supported: boolean) =>
  modelOf<typeof locationMachine>(locationMachine, {
    input: { supported },
    facts: { 'load.retried': [{ type: 'load.retried' }] },
    outcomes: {
      locate: [{ answers: { latitude: 12.97, longitude: 77.64 } }, { fails: failure() }],
      loadPlace: [{ answers: place }, { fails: failure() }],
    },
    states: {
      starting: 'passing',
      unsupported: ({ context }) =>
        context.message?.text === 'Geolocation is not supported by this browser.',
      asking: (snapshot) => snapshot.hasTag('loading'),
      denied: ({ context }) => context.message !== null,
      resolving: (snapshot) => snapshot.hasTag('loading') && snapshot.context.coordinates !== null,
      unnamed: ({ context }) => context.coordinates !== null && context.message !== null,
      resolved: ({ context }) => context.place !== null && context.message === null,
    },
  });
