import type { locationMachine } from '../../machines/location/location.machine.ts';
import { locationSamples } from '../../devtools/samples/location.samples.ts';
import { modelOf } from './model.ts';

/** Where the device is, in a browser that can tell or cannot. */
export const locationModel = (supported: boolean) =>
  modelOf<typeof locationMachine>(locationSamples(supported), {
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
