import { assign, setup } from 'xstate';
import { failureMessage, messageActions } from '../messages.ts';
import type { Place } from '../generated/schema.ts';
import { notices } from '../notices.ts';
import type { Message } from '../notices.ts';
import type { Tag } from '../tags.ts';
import { port, toActors } from '../ports.ts';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

const ports = {
  locate: port<void, Coordinates>(),
  loadPlace: port<Coordinates, Place>(),
};
export type LocationPorts = typeof ports;

interface LocationContext {
  coordinates: Coordinates | null;
  place: Place | null;
  message: Message | null;
}
type LocationEvent = { type: 'load.retried' };

/** The person's location, for the label in the top bar (docs/product/screens.md). */
export const locationMachine = setup({
  types: {
    context: {} as LocationContext,
    input: {} as { supported: boolean },
    events: {} as LocationEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: { isSupported: (_, params: { supported: boolean }) => params.supported },
  actions: {
    setCoordinates: assign((_, params: { coordinates: Coordinates }) => ({
      coordinates: params.coordinates,
      message: null,
    })),
    setPlace: assign((_, params: { place: Place }) => ({ place: params.place, message: null })),
    showMessage: messageActions<LocationContext, LocationEvent>().showMessage,
  },
}).createMachine({
  id: 'location',
  description: 'Finds the position of the device and the name of the place.',
  meta: { clause: 'docs/product/screens.md#location-label; PD-30' },
  context: ({ input }) => ({
    coordinates: null,
    place: null,
    message: input.supported ? null : notices.geolocationUnsupported,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Checks whether the browser supports geolocation.',
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
      description: 'The browser does not support geolocation.',
      tags: 'failed',
      meta: { clause: 'docs/product/screens.md#location-label' },
    },
    asking: {
      description: 'The device is asked for its position.',
      tags: 'loading',
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: {
          target: 'resolving',
          actions: {
            type: 'setCoordinates',
            params: ({ event }) => ({ coordinates: event.output }),
          },
        },
        onError: {
          target: 'denied',
          actions: { type: 'showMessage', params: failureMessage },
        },
      },
    },
    denied: {
      description: 'The position was refused or could not be found; the message says why.',
      tags: 'failed',
      meta: { clause: 'docs/product/errors.md' },
      on: { 'load.retried': 'asking' },
    },
    resolving: {
      description: 'The name of the place is being loaded.',
      tags: 'loading',
      invoke: {
        id: 'loadPlace',
        src: 'loadPlace',
        input: ({ context }) => context.coordinates!,
        onDone: {
          target: 'resolved',
          actions: { type: 'setPlace', params: ({ event }) => ({ place: event.output }) },
        },
        onError: {
          target: 'unnamed',
          actions: { type: 'showMessage', params: failureMessage },
        },
      },
    },
    unnamed: {
      description: 'The position is known, the name of the place is not.',
      tags: 'failed',
      on: { 'load.retried': 'resolving' },
    },
    resolved: { description: 'The name of the place is known.' },
  },
});
