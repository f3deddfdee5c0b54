import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { locationMachine } from '../../machines/location/location.machine.ts';
import { locationModel } from '../../tests/models/location.model.ts';
import { locationShown } from '../../tests/shown/flows.shown.ts';
import { notLocated, place } from '../../devtools/samples/entities.ts';
import type { Outcome } from '../../devtools/samples/samples.ts';
import { screensOf } from './screens.ts';
import { asGuest, leads, stays } from './trips.ts';

declare global {
  interface Window {
    /** Ends the question of where the device is. */
    assayLocate?: (coordinates: GeolocationCoordinates | null) => void;
  }
}

const label = (page: Page) => page.locator('[data-location]');
const says = (words: string | RegExp) => (page: Page) => expect(label(page)).toContainText(words);

/** A device that finds itself when the tour says so. */
export const withDevice = (page: Page) =>
  page.addInitScript((message) => {
    Geolocation.prototype.getCurrentPosition = (found, failed) => {
      window.assayLocate = (coords) => {
        if (coords) found({ coords } as GeolocationPosition);
        else failed?.({ message } as GeolocationPositionError);
      };
    };
  }, notLocated.message);
const withoutDevice = (page: Page) =>
  page.addInitScript(() => {
    delete (Navigator.prototype as { geolocation?: unknown }).geolocation;
  });

export async function settleLocation(page: Page, outcome: Outcome): Promise<void> {
  await page.waitForFunction(() => window.assayLocate !== undefined);
  await page.evaluate(
    (coordinates) => window.assayLocate!(coordinates),
    'answers' in outcome ? (outcome.answers as GeolocationCoordinates) : null,
  );
}

/** The label of the place in the top bar, in a browser that can tell where it is or cannot. */
export const locationScreens = (supported: boolean) =>
  screensOf<typeof locationMachine>({
    name: supported ? 'location' : 'locationUnsupported',
    model: locationModel(supported),
    label: 'data-location',
    starts: [{ open: '/help', prepare: supported ? withDevice : withoutDevice }],
    actions: {
      // The label has nothing to press.
      'load.retried': 'app',
    },
    services: { locate: { settle: settleLocation, when: () => true }, loadPlace: 'place' },
    shown: locationShown,
    states: {
      starting: 'passing',
      unsupported: says('Set your area'),
      asking: says('Fetching location...'),
      denied: says('Set your area'),
      resolving: says('Fetching location...'),
      unnamed: says('Set your area'),
      resolved: says('Indiranagar'),
    },
    trips: {
      answers: { me: null, place },
      states: {
        starting: 'passing',
        unsupported: asGuest(stays('unsupported')),
        // The device is asked again.
        asking: asGuest(stays('asking')),
        denied: asGuest(leads('asking')),
        resolving: asGuest(leads('asking')),
        unnamed: asGuest(leads('asking')),
        resolved: asGuest(leads('asking')),
      },
    },
  });
