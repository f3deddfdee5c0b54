import type { LocationPorts } from '../../machines/location/location.machine.ts';
import { ask } from '../app/apollo.ts';
import { PlaceDocument } from '../generated/graphql.ts';

/** Milliseconds that the device may take to find itself. */
const timeout = 15_000;

/** The device's position, and what the place is called. */
export const locationPorts: LocationPorts = {
  locate: () => new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      (error) => reject(new Error(error.message || 'The position is not available')),
      { timeout, maximumAge: 600_000 },
    );
  }),
  loadPlace: async (coordinates) => (await ask(PlaceDocument, coordinates)).place,
};
