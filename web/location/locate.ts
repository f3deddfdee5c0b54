import type { Coordinates } from '../../machines/location/location.machine.ts';

/** Milliseconds that the device may take to find itself. */
const timeout = 15_000;

/** The device's position; rejects with the browser's message. */
export function locate(_: void): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      (error) => reject(new Error(error.message || 'The position is not available')),
      { timeout, maximumAge: 600_000 },
    );
  });
}
