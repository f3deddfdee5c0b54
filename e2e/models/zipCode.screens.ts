import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { zipCodeMachine } from '../../machines/zipCode/zipCode.machine.ts';
import { zipCodeModel } from '../../tests/models/zipCode.model.ts';
import { zipCodeShown } from '../../tests/shown/flows.shown.ts';
import { serviceability, unservedPin } from '../../devtools/samples/entities.ts';
import { otherLabsPin } from '../../devtools/samples/zipCode.samples.ts';
import { answers as funnelAnswers } from './booking.answers.ts';
import { screensOf } from './screens.ts';
import { leads, stays } from './trips.ts';

const answers = { me: funnelAnswers.me, addresses: [] };
const says = (words: string) => (page: Page) =>
  expect(page.locator('main [data-zip-state]')).toContainText(words);
const saysNothing = (page: Page) => expect(page.locator('main [data-zip-state]')).toBeEmpty();
/** The form of a new address is open in this tab. */
const openForm = (page: Page) =>
  page.addInitScript(() => {
    if (location.protocol !== 'about:')
      sessionStorage.setItem('assay.tab.open.savedAddress', '"new"');
  });

/** What is typed is the tab's own: a new one has an empty form. Back closes the form. */
const typed = {
  typed: 'House/Flat/Block number',
  tabClosed: 'unfinished',
  backForward: { page: '/address' },
  scroll: 'browser',
  opens: 'Add an address',
} as const;

/** The PIN code in the form of an address, on the page of the saved ones. */
export const zipCodeScreens = (pin: string, name = 'zipCode') =>
  screensOf<typeof zipCodeMachine>({
    name,
    model: zipCodeModel(pin),
    label: 'data-zip-state',
    starts: [{ open: '/address', answers, prepare: openForm }],
    actions: {
      'address.typed': async ({ page, before }, { zipCode, cityState }) => {
        const [zip, city] = [page.getByLabel('Zipcode'), page.getByLabel('City and state')];
        if ((await zip.inputValue()) !== zipCode) await zip.fill(zipCode);
        // What is filled in by itself is there before anybody can have typed.
        const { filled } = before.context as { filled: string | null };
        if (filled === null && (await city.inputValue()) !== cityState) await city.fill(cityState);
      },
    },
    shown: zipCodeShown,
    states: {
      unfinished: saysNothing,
      checking: saysNothing,
      served: saysNothing,
      unserved: says(`Nobody collects samples at ${unservedPin} yet.`),
      labElsewhere: says(`The lab you chose does not collect at ${otherLabsPin}.`),
      unchecked: saysNothing,
    },
    trips: {
      answers: { ...answers, serviceability },
      states: {
        unfinished: { ...stays('unfinished'), ...typed },
        checking: { ...leads('served'), ...typed },
        served: { ...stays('served'), ...typed },
        unserved: { ...leads('served'), ...typed },
        labElsewhere: { ...leads('served'), ...typed },
        unchecked: { ...leads('served'), ...typed },
      },
    },
  });
