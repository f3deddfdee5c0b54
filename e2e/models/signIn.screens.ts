import { administrator } from './administrator.ts';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { signInModel } from '../../tests/models/signIn.model.ts';
import { signInShown } from '../../tests/shown/flows.shown.ts';
import { passing, screensOf } from './screens.ts';
import { asGuest, leads, stays } from './trips.ts';

const shows = (title: string) => (page: Page) =>
  expect(page.getByRole('heading', { name: title })).toBeVisible();

const audiences = {
  customer: {
    name: 'signIn',
    start: { open: '/login', answers: { me: null } },
    title: 'Welcome back',
    service: 'signIn',
  },
  administrator: {
    name: 'signInAdmin',
    start: {
      open: '/adminLogin',
      answers: { me: null, admin: administrator },
    },
    title: 'Administration',
    service: 'signInAdmin',
  },
} as const;

/** Login of customers, or of administrators, who are led on at once. */
export const signInScreens = (audience: keyof typeof audiences) =>
  screensOf<typeof signInMachine>({
    name: audiences[audience].name,
    model: signInModel(audience),
    starts: [audiences[audience].start],
    actions: {
      'credentials.submitted': async ({ page }, { input }) => {
        await page.getByLabel('Email').fill(input.email);
        await page.getByLabel('Password').fill(input.password);
        await page.getByRole('button', { name: 'Log in', exact: true }).click();
      },
      'code.submitted': async ({ page }, { otp }) => {
        await page.getByLabel('Code').fill(otp);
        await page.getByRole('button', { name: 'Log in', exact: true }).click();
      },
      'account.known': 'app',
      'signIn.begun': 'app',
    },
    services: { signIn: audiences[audience].service, confirmSignIn: 'confirmSignInAdmin' },
    shown: signInShown,
    states: {
      editing: shows(audiences[audience].title),
      signingIn: passing,
      codeEditing: shows('Second factor'),
      confirming: passing,
      pausing: passing,
      signedIn: audience === 'customer' ? shows('Welcome back') : 'elsewhere',
    },
    trips: {
      answers: { me: null, admin: null },
      states: {
        editing: { ...asGuest(stays('editing')), typed: 'Email' },
        signingIn: { ...asGuest(leads('editing')), typed: 'Email' },
        codeEditing: asGuest(leads('editing')),
        confirming: asGuest(leads('editing')),
        pausing: asGuest(leads('editing')),
        signedIn: audience === 'customer' ? asGuest(leads('editing')) : 'elsewhere',
      },
    },
  });
