import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { secondFactorMachine } from '../../machines/secondFactor/secondFactor.machine.ts';
import { secondFactorModel } from '../../tests/models/secondFactor.model.ts';
import { secondFactorShown } from '../../tests/shown/secondFactor.shown.ts';
import { adminStaffCopy } from '../../web/copy/adminStaff.ts';
import { administrator } from './administrator.ts';
import { press } from './booking.actions.ts';
import { screensOf } from './screens.ts';
import { leads, stays } from './trips.ts';

const copy = adminStaffCopy.secondFactor;
const factor = (on: boolean) => ({
  on,
  since: on ? '2026-09-07T02:00:00.000Z' : null,
  recoveryCodesLeft: on ? 9 : 0,
  required: false,
});
const answersWhere = (on: boolean) => ({
  admin: administrator,
  ownSessions: [],
  ownSecondFactor: factor(on),
});
/** In which states the service has it on. */
const isOn = (state: string) => ['storingCodes', 'on', 'renewing', 'removing'].includes(state);

const part = (page: Page) => page.locator('[data-factor-state]');
const password = (page: Page) => part(page).getByLabel(copy.password);
const code = (page: Page) => part(page).getByLabel(copy.code, { exact: true });
const button = (page: Page, name: string) => part(page).getByRole('button', { name, exact: true });
const prove = async (page: Page, proof: { password: string; otp: string }, name: string) => {
  await password(page).fill(proof.password);
  await code(page).fill(proof.otp);
  await press(page, name);
};

/** One's own second factor, which is off or on when the page is opened. */
export const secondFactorScreens = (on: boolean) =>
  screensOf<typeof secondFactorMachine>({
    name: on ? 'secondFactorOn' : 'secondFactor',
    model: secondFactorModel(on),
    label: 'data-factor-state',
    starts: [{ open: '/admin/account', answers: answersWhere(on) }],
    actions: {
      'password.submitted': async ({ page }, { password: typed }) => {
        await password(page).fill(typed);
        await press(page, copy.begin);
      },
      'code.submitted': async ({ page }, { otp }) => {
        await code(page).fill(otp);
        await press(page, copy.confirm);
      },
      'recoveryCodes.stored': ({ page }) => press(page, copy.stored),
      'recoveryCodes.wanted': ({ page }, proof) => prove(page, proof, copy.renew),
      'removal.wanted': ({ page }, proof) => prove(page, proof, copy.off),
    },
    shown: secondFactorShown,
    states: {
      starting: 'passing',
      off: (page) => expect(button(page, copy.begin)).toBeEnabled(),
      beginning: (page) => expect(part(page).locator('[data-loading]')).toBeVisible(),
      scanning: (page) => expect(button(page, copy.confirm)).toBeEnabled(),
      verifying: (page) => expect(part(page).locator('[data-loading]')).toBeVisible(),
      storingCodes: (page) => expect(button(page, copy.stored)).toBeVisible(),
      on: (page) => expect(button(page, copy.renew)).toBeEnabled(),
      renewing: (page) => expect(button(page, copy.renew)).toHaveAttribute('aria-disabled', 'true'),
      removing: (page) => expect(button(page, copy.off)).toHaveAttribute('aria-disabled', 'true'),
      removed: (page) => expect(page.getByText(copy.isOff)).toBeVisible(),
    },
    trips: {
      answers: (state) => answersWhere(isOn(state)),
      async logIn(page) {
        await page.getByLabel('Email').fill('admin@example.com');
        await page.getByLabel('Password').fill('password');
        await press(page, 'Log in');
      },
      states: {
        starting: 'passing',
        off: stays('off'),
        // A secret that no code has confirmed is made anew, and recovery codes are seen once.
        beginning: leads('off'),
        scanning: leads('off'),
        verifying: leads('off'),
        storingCodes: leads('on'),
        on: stays('on'),
        renewing: leads('on'),
        removing: leads('on'),
        removed: leads('off'),
      },
    },
  });
