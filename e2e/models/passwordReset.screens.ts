import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { passwordResetMachine } from '../../machines/passwordReset/passwordReset.machine.ts';
import { failure } from '../../devtools/samples/entities.ts';
import { passwordResetModel } from '../../tests/models/passwordReset.model.ts';
import { passwordResetShown } from '../../tests/shown/flows.shown.ts';
import { openAddress } from './drive.ts';
import { passing, screensOf } from './screens.ts';
import { asGuest, leads, stays, storedIn } from './trips.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const shows = (title: string) => (page: Page) =>
  expect(page.getByRole('heading', { name: title })).toBeVisible();
const says = (sentence: string) => (page: Page) =>
  expect(page.getByRole('alert').getByText(sentence)).toBeVisible();

/** Another tab does not know whose password it was: a code goes out by a press. */
const forgotten = { tabClosed: 'request.editing' } as const;

/** Forgot password, reset password. */
export const passwordResetScreens = screensOf<typeof passwordResetMachine>({
  model: passwordResetModel,
  starts: [{ open: '/ForgotPassword', answers: { me: null } }],
  actions: {
    'email.submitted': async ({ page }, { email }) => {
      await page.getByLabel('Email').fill(email);
      await press(page, 'Send OTP');
    },
    'password.submitted': async ({ page }, { otp, newPassword }) => {
      await page.getByLabel('OTP', { exact: true }).fill(otp.trim());
      await page.getByLabel('New password').fill(newPassword);
      await press(page, 'Reset password');
    },
    'reset.begun': 'app',
    'xstate.route': {
      do: ({ page }, { to }) =>
        openAddress(page, to === '#request' ? '/ForgotPassword' : '/resetPassword'),
      // An address that is open already tells nothing, and a finished reset has left its pages.
      when: ({ value }, { to }) =>
        typeof value !== 'string' && Object.keys(value)[0] !== to.slice(1),
    },
  },
  shown: passwordResetShown,
  states: {
    'request.editing': shows('Forgot password'),
    'request.sending': passing,
    'request.sendFailed': says(failure().message),
    'request.done': 'passing',
    'reset.editing': shows('Set a new password'),
    'reset.saving': passing,
    'reset.saveFailed': says(failure().message),
    'reset.pausing': says('Your password is set.'),
    finished: 'elsewhere',
  },
  trips: {
    answers: { me: null },
    chosen: (page) => storedIn(page, 'passwordReset'),
    states: {
      'request.editing': { ...asGuest(stays('request.editing')), typed: 'Email' },
      'request.sending': { ...asGuest(leads('request.editing')), typed: 'Email' },
      'request.sendFailed': { ...asGuest(leads('request.editing')), typed: 'Email' },
      'request.done': 'passing',
      // A code is never stored.
      'reset.editing': { ...asGuest(stays('reset.editing')), ...forgotten },
      'reset.saving': { ...asGuest(stays('reset.editing')), ...forgotten },
      'reset.saveFailed': { ...asGuest(stays('reset.editing')), ...forgotten },
      'reset.pausing': { ...asGuest(stays('reset.editing')), ...forgotten },
      finished: 'elsewhere',
    },
  },
});
