import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { pinMachine } from '../../machines/pin/pin.machine.ts';
import type { PinContext } from '../../machines/pin/pin.types.ts';
import { pinModel } from '../../tests/models/pin.model.ts';
import { pinShown } from '../../tests/shown/flows.shown.ts';
import type { ShownIn } from '../../tests/shown/shown.ts';
import { unservedPin } from '../../devtools/samples/entities.ts';
import { firstOrderOffer } from '../../devtools/samples/offers.ts';
import { uiCopy } from '../../web/copy/ui.ts';
import { answers } from './booking.answers.ts';
import { press, submitPin } from './booking.actions.ts';
import { settleLocation, withDevice } from './location.screens.ts';
import { screensOf } from './screens.ts';
import { asGuest, leads, stays } from './trips.ts';
import type { Trip } from './trips.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Where do you need us?' });
const note = (page: Page) => page.locator('main [data-pin-note]');
const says =
  (words: (pin: string) => string) =>
  (page: Page, { pin }: PinContext) =>
    expect(note(page)).toContainText(words(pin!));
/** The area is asked for once on a page. */
const isOnlyInHeader = async (page: Page) => {
  await expect(page.locator('[data-location]')).toContainText(uiCopy.location.enter);
  await expect(note(page)).toBeHidden();
};
const isChecking = (page: Page) =>
  expect(sheet(page).getByRole('button', { name: 'Check', exact: true })).toHaveAttribute(
    'data-loading',
  );
const storePin = (page: Page, pin: string) =>
  page.addInitScript((text) => {
    // The empty page before the first one stores nothing; later ones have what this one stored.
    if (location.protocol !== 'about:' && localStorage.getItem('assay.pin') === null)
      localStorage.setItem('assay.pin', text);
  }, pin);

/** The note stands on the page of a test of the demo, with what it costs and what a guest pays. */
const shown = Object.fromEntries(
  Object.entries(pinShown).map(([state, said]) => [
    state,
    (context: Parameters<typeof said>[0]) => ({
      ...said(context),
      prices: [249, 100],
      sentences: [firstOrderOffer.offer.title],
    }),
  ]),
) as ShownIn<typeof pinMachine>;

/** A guest's trip on a long page that the server renders: the browser restores where it stood. */
const onTestPage = <State extends string>(trip: Trip<State>): Trip<State> => ({
  ...asGuest(trip),
  scroll: 'browser',
});

/** The PIN code of a device that has one at first, or none, on the page of a test. */
export const pinScreens = (pin: string | null, name = 'pin') => {
  const answered = pin === unservedPin ? 'closed.unserved' : 'closed.served';
  const closed = pin === null ? 'closed.unknown' : answered;
  const { serviceability: served, ...others } = { ...answers, me: null };
  return screensOf<typeof pinMachine>({
    name,
    model: pinModel(pin),
    label: 'data-pin-state',
    starts: [
      {
        open: '/testinfo/tsh',
        answers: others,
        prepare: async (page) => {
          await withDevice(page);
          if (pin !== null) await storePin(page, pin);
        },
      },
    ],
    actions: {
      'pin.wanted': ({ page }) => page.locator('[data-location]').click(),
      'pin.submitted': {
        do: ({ page }, event) => submitPin(page, event.pin),
        when: (snapshot) => snapshot.matches({ open: 'editing' }),
      },
      // Another tab tells it, and the funnel; stories do it.
      'pin.changed': 'app',
      'position.wanted': {
        do: ({ page }) => press(page, 'Use my location'),
        when: (snapshot) => snapshot.matches({ open: 'editing' }),
      },
      'editing.cancelled': {
        do: ({ page }) => press(page, 'Close'),
        when: (snapshot) => snapshot.hasTag('editing'),
      },
      'load.retried': ({ page }) => note(page).getByRole('button', { name: 'Retry' }).click(),
    },
    services: {
      checkStored: 'serviceability',
      checkTyped: 'serviceability',
      locate: { settle: settleLocation, when: () => true },
    },
    shown,
    states: {
      'closed.starting': 'passing',
      'closed.unknown': isOnlyInHeader,
      'closed.checking': says((asked) => `Checking ${asked}...`),
      'closed.served': says((asked) => `We collect in ${asked} · earliest `),
      'closed.unserved': says((asked) => `We do not collect in ${asked} yet.`),
      'closed.checkFailed': says((asked) => `We could not check ${asked}.`),
      'open.editing': (page) => expect(sheet(page).getByLabel('PIN code')).toBeVisible(),
      'open.submitting': isChecking,
      'open.locating': isChecking,
      'open.naming': isChecking,
    },
    trips: {
      answers: { ...others, serviceability: served },
      states: {
        'closed.starting': 'passing',
        'closed.unknown': onTestPage(stays('closed.unknown')),
        'closed.checking': onTestPage(leads(answered)),
        'closed.served': onTestPage(stays('closed.served')),
        'closed.unserved': onTestPage(stays('closed.unserved')),
        'closed.checkFailed': onTestPage(leads(answered)),
        'open.editing': onTestPage(leads(closed)),
        'open.submitting': onTestPage(leads(closed)),
        'open.locating': onTestPage(leads(closed)),
        'open.naming': onTestPage(leads(closed)),
      },
    },
  });
};
