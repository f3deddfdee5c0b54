import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { user } from '../../devtools/samples/entities.ts';
import { sessionModel } from '../../tests/models/session.model.ts';
import { sessionShown } from '../../tests/shown/flows.shown.ts';
import { press } from './booking.actions.ts';
import { openPanel } from './profilePanel.ts';
import { screensOf } from './screens.ts';
import { asGuest, leads, stays } from './trips.ts';

// A dialog hides the page behind it from roles.
const heads = (title: string) => (page: Page) =>
  expect(page.locator('h1').filter({ visible: true })).toHaveText(title);

/** Who is here, seen on a page that only customers are shown. */
export const sessionScreens = screensOf<typeof sessionMachine>({
  model: sessionModel(),
  label: 'data-session',
  starts: [
    {
      open: '/reports',
      answers: { reportPage: { items: [], next: null }, addresses: [], updateProfile: user },
    },
  ],
  actions: {
    'session.changed': {
      do: async ({ page, before }) => {
        if (before.matches('unreachable')) return press(page, 'Retry');
        await openPanel(page);
        await press(page, 'Edit');
        await press(page, 'Save');
      },
      // A guest changes it by logging in, which the login's own tours and stories do.
      when: (snapshot) =>
        snapshot.matches('unreachable') ||
        snapshot.matches({ signedIn: 'here' }) ||
        snapshot.matches({ signedIn: 'refreshing' }),
    },
    'signOut.requested': {
      do: async ({ page }) => {
        await openPanel(page);
        await press(page, 'Logout');
      },
      when: (snapshot) =>
        snapshot.matches({ signedIn: 'here' }) || snapshot.matches({ signedIn: 'refreshing' }),
    },
    // Another tab brings it about (e2e/twoTabs.e2e.ts).
    'session.ended': 'app',
    // The flow that deletes the account sends it.
    'account.deleted': 'app',
    'page.wanted': 'app',
    'page.reached': 'app',
  },
  services: { loadUser: 'me', reloadUser: 'me' },
  shown: sessionShown,
  states: {
    starting: 'passing',
    unknown: heads('Assay'),
    unreachable: (page) => expect(page.getByRole('button', { name: 'Retry' })).toBeVisible(),
    // A device that knows nobody is offered an account first.
    signedOut: (page) =>
      expect(page.locator('h1').filter({ visible: true })).toHaveText(
        /^(Welcome back|Create your account)$/,
      ),
    'signedIn.here': heads('Reports'),
    'signedIn.refreshing': heads('Reports'),
    'signedIn.signingOut': heads('Reports'),
    'signedIn.leaving': (page) => expect(page.locator('[data-panel="profile"]')).toBeVisible(),
  },
  trips: {
    answers: (state) => ({
      me: ['signedOut', 'signedIn.leaving'].includes(state) ? null : user,
      reportPage: { items: [], next: null },
    }),
    states: {
      starting: 'passing',
      unknown: leads('signedIn.here'),
      unreachable: leads('signedIn.here'),
      signedOut: asGuest(stays('signedOut')),
      'signedIn.here': stays('signedIn.here'),
      'signedIn.refreshing': leads('signedIn.here'),
      'signedIn.signingOut': leads('signedIn.here'),
      'signedIn.leaving': asGuest(leads('signedOut')),
    },
  },
});
