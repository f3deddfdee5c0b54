import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  bookedCall,
  explainedCall,
  noDoctor,
  noPhone,
  openCall,
  usedUpCall,
} from '../../devtools/samples/consultation.samples.ts';
import { user } from '../../devtools/samples/entities.ts';
import type { Consultation } from '../../machines/generated/schema.ts';
import type { consultationMachine } from '../../machines/consultation/consultation.machine.ts';
import { consultationModel } from '../../tests/models/consultation.model.ts';
import { consultationShown } from '../../tests/shown/consultation.shown.ts';
import { reportShown } from '../../tests/shown/report.shown.ts';
import { consultationCopy as copy } from '../../web/copy/consultation.ts';
import { press } from './booking.actions.ts';
import { screensOf } from './screens.ts';
import { leads, stays } from './trips.ts';

// The machine asks for the call itself.
const { consultation: _, ...pageAnswers } = reportShown.answers;
const answers = {
  ...pageAnswers,
  me: { ...user, phone: '+919000000001', phoneVerified: true },
};
/** What the service has of the call in each state; times may be chosen in the others. */
const callIn: Partial<Record<string, Consultation>> = {
  unavailable: noDoctor,
  phoneMissing: noPhone,
  booked: bookedCall,
  following: bookedCall,
  askingToCancel: bookedCall,
  cancelling: bookedCall,
  explained: explainedCall,
  usedUp: usedUpCall,
};
const region = (page: Page) => page.locator('[data-machine="consultation"]');
const reads = (text: string) => (page: Page) => expect(region(page).getByText(text)).toBeVisible();
const offers = (name: string) => (page: Page) =>
  expect(region(page).getByRole('button', { name })).toBeVisible();

/** The call about a report, on the report's page. */
export const consultationScreens = screensOf<typeof consultationMachine>({
  model: consultationModel,
  starts: [{ open: reportShown.url, answers }],
  actions: {
    // The choice is gone as soon as a time is taken.
    'time.chosen': ({ page }, { startsAt }) =>
      page.locator(`input[type="radio"][value="${startsAt}"]`).click(),
    'time.confirmed': async ({ page }) => {
      const hindi = region(page).getByRole('radio', { name: 'हिन्दी' });
      if (await hindi.isVisible()) await hindi.check();
      await region(page)
        .getByRole('button', { name: new RegExp(`${copy.book}|${copy.moveHere}`) })
        .click();
    },
    'time.dropped': ({ page }) => press(page, copy.otherTime),
    'callMove.requested': ({ page }) => press(page, copy.move),
    'callCancel.requested': ({ page }) => press(page, copy.cancel),
    'callCancel.confirmed': ({ page }) => press(page, copy.cancelYes),
    'call.kept': ({ page }) => press(page, copy.keep),
    'callPage.revisited': ({ page }) =>
      page.evaluate(() => void dispatchEvent(new Event('online'))),
    'load.retried': ({ page }) => region(page).getByRole('button', { name: 'Retry' }).click(),
  },
  services: {
    refreshConsultation: 'consultation',
    followConsultation: 'consultation',
  },
  shown: consultationShown,
  states: {
    loading: (page) => expect(region(page).getByText('Loading...')).toBeVisible(),
    loadFailed: reads(copy.failed),
    unavailable: reads(copy.unavailable),
    phoneMissing: reads(copy.phoneMissing),
    choosing: reads(copy.time),
    refreshing: reads(copy.time),
    confirming: offers(copy.otherTime),
    saving: (page) => expect(region(page).getByRole('button', { name: copy.book })).toBeDisabled(),
    moving: (page) =>
      expect(region(page).getByRole('button', { name: copy.moveHere })).toBeDisabled(),
    booked: offers(copy.move),
    following: reads(copy.booked),
    askingToCancel: (page) => expect(page.getByText(copy.cancelQuestion)).toBeVisible(),
    cancelling: reads(copy.booked),
    explained: reads(copy.explained),
    usedUp: reads(copy.usedUp),
  },
  trips: {
    answers: (state) => ({ ...answers, consultation: callIn[state] ?? openCall }),
    states: {
      loading: leads('choosing'),
      loadFailed: leads('choosing'),
      unavailable: stays('unavailable'),
      phoneMissing: stays('phoneMissing'),
      choosing: stays('choosing'),
      refreshing: leads('choosing'),
      confirming: leads('choosing'),
      saving: leads('choosing'),
      moving: leads('choosing'),
      booked: stays('booked'),
      following: leads('booked'),
      askingToCancel: leads('booked'),
      cancelling: leads('booked'),
      explained: stays('explained'),
      usedUp: stays('usedUp'),
    },
  },
});
