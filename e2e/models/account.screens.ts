import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { user } from '../../devtools/samples/entities.ts';
import type { accountDeletionMachine } from '../../machines/accountDeletion/accountDeletion.machine.ts';
import type { whatsAppConsentMachine } from '../../machines/whatsAppConsent/whatsAppConsent.machine.ts';
import { accountDeletionModel, whatsAppConsentModel } from '../../tests/models/account.model.ts';
import { accountDeletionShown, whatsAppConsentShown } from '../../tests/shown/account.shown.ts';
import { profileCopy } from '../../web/copy/profile.ts';
import { press } from './booking.actions.ts';
import { openPanel } from './profilePanel.ts';
import { screensOf } from './screens.ts';
import { leads } from './trips.ts';

const copy = profileCopy.data;
const onReports = { me: user, reportPage: { items: [], next: null }, addresses: [] };
/** The panel is closed by every trip, and a page without it stays. */
const panelClosed = leads<never>({ page: '/reports' });
const remove = (page: Page) => page.getByRole('button', { name: copy.yes });

/** An account is deleted, from the profile panel. */
export const accountDeletionScreens = screensOf<typeof accountDeletionMachine>({
  model: accountDeletionModel,
  label: 'data-deletion-state',
  starts: [{ open: '/reports', answers: { ...onReports, signOut: { message: 'Bye' } } }],
  actions: {
    'deletion.wanted': async ({ page }) => {
      await openPanel(page);
      await press(page, copy.remove);
    },
    'deletion.dismissed': {
      do: ({ page }) => press(page, copy.no),
      when: (snapshot) => snapshot.matches('editing'),
    },
    'password.submitted': {
      do: async ({ page }, { password }) => {
        await page.getByLabel(copy.password).fill(password);
        await remove(page).click();
      },
      // Nothing typed cannot be sent.
      when: (snapshot, { password }) => snapshot.matches('editing') && password !== '',
    },
  },
  shown: accountDeletionShown,
  states: {
    closed: 'elsewhere',
    editing: (page) => expect(page.getByLabel(copy.password)).toBeVisible(),
    deleting: (page) => expect(remove(page)).toHaveAttribute('data-loading'),
    deleted: 'elsewhere',
  },
  trips: {
    answers: onReports,
    states: {
      closed: 'elsewhere',
      editing: panelClosed,
      deleting: panelClosed,
      deleted: 'elsewhere',
    },
  },
});

const box = (page: Page) => page.getByRole('checkbox', { name: profileCopy.whatsApp.label });

/** The consent to messages by WhatsApp, in the profile panel. */
export const whatsAppConsentScreens = screensOf<typeof whatsAppConsentMachine>({
  model: whatsAppConsentModel,
  label: 'data-consent-state',
  starts: [
    {
      open: '/reports',
      answers: { ...onReports, me: { ...user, whatsApp: false } },
      reach: openPanel,
    },
  ],
  actions: {
    'consent.chosen': {
      do: ({ page }) => box(page).click(),
      // A box that is pressed changes.
      when: ({ context }, { whatsApp }) => context.wanted !== whatsApp,
    },
    // The session says it once the account was loaded anew.
    'consent.loaded': 'app',
  },
  shown: whatsAppConsentShown,
  states: {
    settled: (page) => expect(box(page)).toBeVisible(),
    saving: (page) => expect(box(page)).toBeVisible(),
  },
  trips: {
    answers: { ...onReports, me: { ...user, whatsApp: false } },
    states: { settled: panelClosed, saving: panelClosed },
  },
});
