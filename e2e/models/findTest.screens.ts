import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { findTestMachine } from '../../machines/findTest/findTest.machine.ts';
import { findTestModel } from '../../tests/models/findTest.model.ts';
import { findTestShown } from '../../tests/shown/flows.shown.ts';
import { press } from './booking.actions.ts';
import { noHindi } from './noHindi.ts';
import { screensOf } from './screens.ts';
import { asGuest, leads, stays } from './trips.ts';

const labTest = {
  id: 'tsh',
  name: 'TSH',
  icon: 'icon:thyroid',
  priceInRupees: null,
  amounts: [],
  reportTime: '12 Hours',
  fasting: 'NOT_NEEDED',
  inclusions: ['TSH'],
  concerns: ['THYROID'],
  ...noHindi,
};
const packageNamed = (id: string, name: string) => ({ ...labTest, id, name });
const answers = {
  me: null,
  labTests: [labTest],
  packages: [
    packageNamed('fever-panel', 'Fever Panel'),
    packageNamed('full-body', 'Full Body Checkup'),
  ],
  testimonials: [],
  faq: [],
};
/** The page comes without what the server knows, so that it asks for the tests of this story. */
const withoutAnswers = (page: Page) =>
  page.route(
    ({ pathname }) => pathname === '/home',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace(' data-server-rendered', '')
        .replace(/<script[^>]* id="answers".*?<\/script>/s, '');
      await route.fulfill({ response, body });
    },
  );
const field = (page: Page) => page.getByPlaceholder('Search for lab test, packages');
const isTyped = ({ context }: { context: { text: string } }) => context.text.trim() !== '';
/** The first package's; once it is picked the others have links. */
const compareButton = (page: Page) => page.locator('#packages').getByRole('button').first();
const showsResults = (page: Page) => expect(page.getByText(/result\(s\) found/)).toBeVisible();

/** The search of the home page, its list of tests, and its packages. */
export const findTestScreens = screensOf<typeof findTestMachine>({
  model: findTestModel,
  label: 'data-find-test',
  starts: [{ open: '/home', answers, prepare: withoutAnswers }],
  actions: {
    'text.typed': async ({ page }, { text }) => {
      await field(page).fill('');
      await field(page).fill(text);
    },
    'arrow.pressed': {
      do: ({ page }) => field(page).press('ArrowDown'),
      when: isTyped,
    },
    'results.closed': {
      do: ({ page }) => field(page).press('Escape'),
      when: (snapshot) => snapshot.hasTag('choosing'),
    },
    'load.retried': ({ page }) => press(page, 'Retry'),
    // It comes with another page.
    'search.left': 'app',
    'tests.listed': async ({ page }) => {
      const chip = page.getByRole('button', { name: 'Thyroid', exact: true });
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
    },
    'package.picked': {
      do: ({ page }) => compareButton(page).click(),
      when: ({ context }) => context.picked === null,
    },
    'package.dropped': {
      do: ({ page }) => compareButton(page).click(),
      when: ({ context }) => context.picked !== null,
    },
  },
  services: { loadRelated: 'relatedTests' },
  shown: findTestShown,
  states: {
    idle: (page) => expect(page.getByRole('grid')).toHaveCount(0),
    'open.typing': showsResults,
    'open.loading': showsResults,
    'open.found': showsResults,
    'open.failed': (page) =>
      expect(page.getByText('Related tests could not be loaded.')).toBeVisible(),
    closed: (page) => expect(page.getByRole('grid')).toHaveCount(0),
  },
  trips: {
    answers: { ...answers, relatedTests: [] },
    states: {
      idle: asGuest(stays('idle')),
      'open.typing': asGuest(leads('idle')),
      'open.loading': asGuest(leads('idle')),
      'open.found': asGuest(leads('idle')),
      'open.failed': asGuest(leads('idle')),
      closed: asGuest(leads('idle')),
    },
  },
});
