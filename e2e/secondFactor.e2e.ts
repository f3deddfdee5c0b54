import type { Page } from '@playwright/test';
import { expect, freshPerson, test } from './fixtures.ts';
import {
  beginSecondFactor,
  codeOfApp,
  confirmSecondFactor,
  isInOffice,
  logInAsStaff,
  openByMenu,
  takeInvitation,
} from './pages/staff.page.ts';
import { axeOn } from './pages/axe.ts';

const admin = { email: 'admin@example.com', password: 'admin-password' };
const owner = { name: 'Meera Nair', staffRole: 'owner' };

const hasNoViolations = async (page: Page) => {
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
};

/** Logs out, from wherever the administration is. */
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logout', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/adminLogin$/);
};

test('an owner sets a second factor up, logs in with its code, loses the phone and switches it off', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { email, password } = freshPerson();
  await logInAsStaff(page, admin);
  await isInOffice(page);
  const sent = await page.request.post('/api/v1/admin/staff', { data: { ...owner, email } });
  expect(sent.status()).toBe(200);
  await logOut(page);
  await takeInvitation(page, { email, password });

  await openByMenu(page, 'My account');
  await page.getByLabel('Your password').fill('not the one');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByText('Wrong password', { exact: true })).toBeVisible();
  const secret = await beginSecondFactor(page, password);
  await hasNoViolations(page);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('This code is wrong, or was used before.')).toBeVisible();
  const recoveryCodes = await confirmSecondFactor(page, codeOfApp(secret));
  await hasNoViolations(page);
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page.getByRole('list', { name: 'Your recovery codes' })).toHaveCount(0);
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await hasNoViolations(page);

  await logOut(page);
  await logInAsStaff(page, { email, password });
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  await hasNoViolations(page);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('This code is wrong, or was used before.')).toBeVisible();
  // Nothing is open before the code, and it can be somebody else.
  expect((await page.request.get('/api/v1/admin/me')).status()).toBe(401);
  await page.getByRole('button', { name: 'Log in as somebody else' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByLabel('Code', { exact: true }).fill(codeOfApp(secret, 1));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await isInOffice(page);

  // The phone is lost: a recovery code logs in, another one switches the second factor off.
  await logOut(page);
  await logInAsStaff(page, { email, password });
  await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[0]!.toUpperCase());
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await isInOffice(page);
  await openByMenu(page, 'My account');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await page.getByLabel('Your password').fill(password);
  await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[1]!);
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('The second factor is off.')).toBeVisible();
  await logOut(page);
  await logInAsStaff(page, { email, password });
  await isInOffice(page);
});
