import type { Page } from '@playwright/test';
import { authCopy } from '../web/copy/auth.ts';
import { profileCopy } from '../web/copy/profile.ts';
import { contactCopy as copy } from '../web/copy/contact.ts';
import { codeFor, expect, freshPerson, readOutbox, test } from './fixtures.ts';

const panel = profileCopy.panel;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Opens the profile panel as far as the page that changes something. */
async function open(page: Page, name: string) {
  await page.getByRole('button', { name: 'Profile' }).click();
  await press(page, panel.edit);
  await page.getByRole('link', { name }).click();
}
async function enterCode(page: Page, to: string) {
  await page.getByLabel(copy.code.label, { exact: true }).fill(await codeFor(to));
  await press(page, copy.code.action);
  await expect(page).toHaveURL(/\/home$/);
}

test('a number and an e-mail are changed in the profile; the former e-mail takes the account back', async ({
  page,
  customer,
}) => {
  const { phone, email } = freshPerson();
  await page.goto('/home');
  await open(page, panel.changeNumber);
  await page.getByLabel(copy.number.label).fill(phone);
  await page.getByLabel(copy.password).fill('not this one');
  await press(page, copy.send);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  // A reload keeps what was typed, except the password.
  await page.reload();
  await expect(page.getByLabel(copy.number.label)).toHaveValue(phone);
  await page.getByLabel(copy.password).fill(customer.password);
  await press(page, copy.send);
  await expect(page).toHaveURL(/\/confirmContact$/);
  await page.reload();
  await enterCode(page, phone);

  await open(page, panel.changeEmail);
  await page.getByLabel(copy.email.label).fill(email);
  await page.getByLabel(copy.password).fill(customer.password);
  await press(page, copy.send);
  await enterCode(page, email);
  await page.getByRole('button', { name: 'Profile' }).click();
  for (const now of [email, `+91${phone}`])
    await expect(page.locator('[data-panel="profile"]').getByText(now)).toBeVisible();
  await expect
    .poll(() => readOutbox().findLast(({ to }) => to === customer.email)?.kind)
    .toBe('emailChanged');

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: authCopy.login.forgot }).click();
  await page.getByLabel('Email').fill(customer.email);
  await press(page, 'Send OTP');
  await page.getByLabel('OTP').fill(await codeFor(customer.email));
  await page.getByLabel('New password').fill('another horse');
  await press(page, 'Reset password');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password').fill('another horse');
  await press(page, authCopy.login.action);
  await expect(page).toHaveURL(/\/home$/);
});
