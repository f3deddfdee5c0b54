import { expect } from '@playwright/test';
import type { invitationMachine } from '../../machines/invitation/invitation.machine.ts';
import { invitationModel } from '../../tests/models/invitation.model.ts';
import { invitationShown } from '../../tests/shown/invitation.shown.ts';
import { adminStaffCopy } from '../../web/copy/adminStaff.ts';
import { press } from './booking.actions.ts';
import { screensOf } from './screens.ts';
import { asGuest, leads, stays } from './trips.ts';

const copy = adminStaffCopy.invitation;
const invitation = { name: 'Nina Joseph', email: 'nina@example.com', staffRole: 'LAB' };

/** Where the link of an invitation leads. */
export const invitationScreens = screensOf<typeof invitationMachine>({
  model: invitationModel,
  starts: [{ open: '/adminInvitation#token-of-the-link', answers: { admin: null } }],
  actions: {
    'password.submitted': async ({ page }, { password }) => {
      await page.getByLabel(copy.password).fill(password);
      await press(page, copy.accept);
    },
    'load.retried': ({ page }) => press(page, 'Retry'),
  },
  shown: invitationShown,
  states: {
    loading: 'elsewhere',
    gone: (page) => expect(page.getByRole('link', { name: copy.toLogin })).toBeVisible(),
    loadFailed: (page) => expect(page.getByRole('button', { name: 'Retry' })).toBeVisible(),
    editing: (page) => expect(page.getByLabel(copy.password)).toBeVisible(),
    accepting: (page) => expect(page.getByLabel(copy.password)).toBeVisible(),
    // The administration is another page.
    accepted: 'elsewhere',
  },
  trips: {
    answers: { admin: null, staffInvitation: invitation },
    states: {
      loading: 'elsewhere',
      gone: asGuest(leads('editing')),
      loadFailed: asGuest(leads('editing')),
      editing: asGuest(stays('editing')),
      accepting: asGuest(leads('editing')),
      accepted: 'elsewhere',
    },
  },
});
