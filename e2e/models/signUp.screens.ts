import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { failure, user } from '../../devtools/samples/entities.ts';
import { signUpModel } from '../../tests/models/signUp.model.ts';
import { signUpShown } from '../../tests/shown/flows.shown.ts';
import { openAddress } from './drive.ts';
import { passing, screensOf } from './screens.ts';
import { asGuest, leads, stays, storedIn } from './trips.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const shows = (title: string) => (page: Page) =>
  expect(page.getByRole('heading', { name: title })).toBeVisible();
const says = (sentence: string) => (page: Page) =>
  expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
/** The code is never stored; a new tab does not know the number, which a booking asks for. */
const inFirstBox = {
  focus: 'digit 1 of 4',
  scroll: 'top',
  tabClosed: { page: '/home' },
} as const;
const addresses = { '#details': '/', '#mobile': '/mobileNo', '#code': '/verifyOtp' } as const;

/** Sign-up: details, mobile number, one-time code. */
export const signUpScreens = screensOf<typeof signUpMachine>({
  model: signUpModel,
  starts: [
    // Who has signed up is signed in.
    {
      open: '/',
      answers: { me: (answered: ReadonlySet<string>) => (answered.has('signUp') ? user : null) },
    },
    {
      open: '/mobileNo',
      answers: { me: user },
      received: [
        { type: 'account.known', userId: 'u1', phone: null, phoneVerified: false },
        { type: 'xstate.route', to: '#mobile' },
      ],
    },
  ],
  actions: {
    'details.submitted': async ({ page }, { input, phone = '' }) => {
      await page.getByLabel('First name').fill(input.firstName);
      await page.getByLabel('Last name').fill(input.lastName);
      await page.getByLabel('Email').fill(input.email);
      await page.getByLabel('Password').fill(input.password);
      await page.getByLabel('Mobile number').fill(phone);
      await press(page, 'Sign up');
    },
    'mobile.submitted': async ({ page }, { phone }) => {
      await page.getByLabel('Mobile number').fill(phone);
      await press(page, 'Send OTP');
    },
    'code.submitted': async ({ page }, { otp }) => {
      const boxes = page.getByRole('group', { name: 'One-time code' }).getByRole('textbox');
      // The last code is taken out, digit by digit, before the next one goes in.
      for (const box of (await boxes.all()).toReversed()) {
        await box.focus();
        await page.keyboard.press('Backspace');
      }
      await boxes.first().focus();
      await page.keyboard.type(otp.trim());
    },
    'code.resendRequested': ({ page }) => press(page, 'Resend code'),
    'mobile.changed': ({ page }) => press(page, 'Change the number'),
    'account.known': 'app',
    'session.ended': 'app',
    'signUp.begun': 'app',
    'xstate.route': {
      do: ({ page }, { to }) => openAddress(page, addresses[to as keyof typeof addresses]),
      // An address that is open already tells nothing. An account that has to prove its number has
      // no details to give.
      when: ({ value, context }, { to }) =>
        (typeof value === 'string' ? value : Object.keys(value)[0]) !== to.slice(1) &&
        (to !== '#details' || context.userId === null),
    },
  },
  services: {
    resendCode: 'sendCode',
  },
  shown: signUpShown,
  states: {
    'details.editing': shows('Create your account'),
    'details.saving': passing,
    'details.pausing': passing,
    'details.done': 'passing',
    'mobile.editing': shows('Your mobile number'),
    'mobile.sending': passing,
    'mobile.sendFailed': says(failure().message),
    'mobile.done': 'passing',
    'code.entry.editing': shows('Enter the code'),
    'code.entry.verifying': passing,
    'code.resend.waiting': (page) =>
      expect(page.getByRole('button', { name: 'Resend code' })).toBeDisabled(),
    'code.resend.ready': (page) =>
      expect(page.getByRole('button', { name: 'Resend code' })).toBeEnabled(),
    'code.resend.sending': passing,
    'code.resend.sendFailed': (page) =>
      expect(page.getByRole('button', { name: 'Resend code' })).toBeEnabled(),
    verified: shows('Enter the code'),
    finished: 'elsewhere',
    elsewhere: 'elsewhere',
  },
  trips: {
    answers: (state) => ({
      me: state.startsWith('details.') && state !== 'details.pausing' ? null : user,
      sendCode: { message: 'Done' },
    }),
    chosen: (page) => storedIn(page, 'signUp'),
    states: {
      'details.editing': { ...asGuest(stays('details.editing')), typed: 'First name' },
      'details.saving': { ...asGuest(leads('details.editing')), typed: 'First name' },
      // The account is there; its number is asked for when something is booked.
      'details.pausing': {
        ...leads<never>({ page: '/home' }),
        sessionEnded: null,
        scroll: 'top',
      },
      'details.done': 'passing',
      'mobile.editing': { ...stays('mobile.editing'), typed: 'Mobile number' },
      'mobile.sending': { ...leads('mobile.editing'), typed: 'Mobile number' },
      'mobile.sendFailed': { ...leads('mobile.editing'), typed: 'Mobile number' },
      'mobile.done': 'passing',
      'code.entry.editing': { ...stays('code.entry.editing'), ...inFirstBox },
      'code.entry.verifying': { ...leads('code.entry.editing'), ...inFirstBox },
      'code.resend.waiting': { ...stays('code.resend.waiting'), ...inFirstBox },
      'code.resend.ready': { ...stays('code.resend.ready'), ...inFirstBox },
      'code.resend.sending': { ...leads('code.resend.ready'), ...inFirstBox },
      'code.resend.sendFailed': { ...leads('code.resend.ready'), ...inFirstBox },
      verified: { ...leads('code.entry.editing'), ...inFirstBox },
      finished: 'elsewhere',
      elsewhere: 'elsewhere',
    },
  },
});
