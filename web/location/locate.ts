import type { Coordinates } from '../../machines/location/location.machine.ts';

/** Milliseconds that the device may take to find itself. */
const timeout = 15_000;

/** The device's position; rejects with a sentence for people. */
export function locate(_: void): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      (error) => void failureOf(error).then(reject, reject),
      { timeout, maximumAge: 600_000 },
    );
  });
}

async function failureOf({ code, PERMISSION_DENIED }: GeolocationPositionError): Promise<Error> {
  // Most visits need none of these words.
  const { locationNotices } = await import('../../machines/location/location.notices.ts');
  const { text, reason } = locationNotices[code === PERMISSION_DENIED ? 'denied' : 'notFound'];
  return Object.assign(new Error(text), { reason });
}
