import type { Coordinates } from '../../machines/location/location.machine.ts';

/** Milliseconds after which finding the location counts as failed. */
const timeout = 15_000;

/** The device's position; rejects with a message for people. */
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
  // Loaded on failure, as most visits need none of these texts.
  const { locationNotices } = await import('../../machines/location/location.notices.ts');
  const { text, reason } = locationNotices[code === PERMISSION_DENIED ? 'denied' : 'notFound'];
  return Object.assign(new Error(text), { reason });
}
