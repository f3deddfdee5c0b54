import { assign, setup } from 'xstate';
import { messageOf } from '../failure.ts';
import type { Place } from '../generated/schema.ts';
import { notices } from '../notices.ts';
import { missing, toActors } from '../ports.ts';
import type { Port } from '../ports.ts';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

export type LocationPorts = {
  locate: Port<void, Coordinates>;
  loadPlace: Port<Coordinates, Place>;
};

/** Where the person is, for the label in the top bar (specification 2). */
export const locationMachine = setup({
  types: {
    context: {} as { coordinates: Coordinates | null; place: Place | null; message: string | null },
    input: {} as { supported: boolean },
    events: {} as { type: 'load.retried' },
    tags: {} as 'failed' | 'pending',
    meta: {} as { clause: string },
  },
  actors: toActors<LocationPorts>({ locate: missing('locate'), loadPlace: missing('loadPlace') }),
  guards: { isSupported: (_, params: { supported: boolean }) => params.supported },
  actions: {
    keepCoordinates: assign((_, params: { coordinates: Coordinates }) => ({
      coordinates: params.coordinates,
      message: null,
    })),
    keepPlace: assign((_, params: { place: Place }) => ({ place: params.place, message: null })),
    say: assign((_, params: { message: string }) => ({ message: params.message })),
  },
}).createMachine({
  id: 'location',
  description: 'Finds out where the device is and what the place is called.',
  meta: { clause: 'product 2 Location label; decisions 30' },
  context: ({ input }) => ({
    coordinates: null,
    place: null,
    message: input.supported ? null : notices.geolocationUnsupported,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Looks whether the browser can tell at all.',
      always: [
        {
          guard: {
            type: 'isSupported',
            params: ({ context }) => ({ supported: context.message === null }),
          },
          target: 'asking',
        },
        { target: 'unsupported' },
      ],
    },
    unsupported: {
      description: 'The browser cannot tell where it is.',
      tags: 'failed',
      meta: { clause: 'product 2 Location label' },
    },
    asking: {
      description: 'The device is asked for its position.',
      tags: 'pending',
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: {
          target: 'resolving',
          actions: {
            type: 'keepCoordinates',
            params: ({ event }) => ({ coordinates: event.output }),
          },
        },
        onError: {
          target: 'denied',
          actions: { type: 'say', params: ({ event }) => ({ message: messageOf(event.error) }) },
        },
      },
    },
    denied: {
      description: 'The position was denied or cannot be found; the message is kept.',
      tags: 'failed',
      meta: { clause: 'product 8 Geolocation' },
      on: { 'load.retried': 'asking' },
    },
    resolving: {
      description: 'The name of the place is being fetched.',
      tags: 'pending',
      invoke: {
        id: 'loadPlace',
        src: 'loadPlace',
        input: ({ context }) => context.coordinates!,
        onDone: {
          target: 'resolved',
          actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.output }) },
        },
        onError: {
          target: 'unnamed',
          actions: { type: 'say', params: ({ event }) => ({ message: messageOf(event.error) }) },
        },
      },
    },
    unnamed: {
      description: 'The position is known, the name of the place is not.',
      tags: 'failed',
      on: { 'load.retried': 'resolving' },
    },
    resolved: { description: 'The place is known.' },
  },
});
