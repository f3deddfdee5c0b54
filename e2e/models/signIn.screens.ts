import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { signInModel } from '../../tests/models/signIn.model.ts';
import { screensOf } from './screens.ts';

const shows = (title: string) => (page: Page) => expect(page.getByRole('heading', { name: title })).toBeVisible();
const passing = () => Promise.resolve();

/** Login of customers. */
export const signInScreens = screensOf<typeof signInMachine>({
  model: signInModel('customer'),
  starts: [{ open: '/login', answers: { me: null } }],
  actions: {
    'credentials.submitted': async ({ page }, { input }) => {
      await page.getByLabel('Email').fill(input.email);
      await page.getByLabel('Password').fill(input.password);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
    },
    'signIn.begun': 'app',
  },
  services: { signIn: 'signIn' },
  states: { editing: shows('Welcome back'), signingIn: passing, pausing: passing, signedIn: shows('Welcome back') },
});
