import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { paths } from '../web/paths.ts';
import { expect, freshPerson, readOutbox, test } from './fixtures.ts';

const admin = { email: 'admin@example.com', password: 'admin-password' };
const owner = { name: 'Meera Nair', staffRole: 'owner' };

async function typePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(paths.adminLogin);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

const isIn = (page: Page) => expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();

/** What the app shows, so many steps of 30 seconds from now: a step counts once. */
const shown = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

const hasNoViolations = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
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
  await typePassword(page, admin);
  await isIn(page);
  const sent = await page.request.post('/api/v1/admin/staff', { data: { ...owner, email } });
  expect(sent.status()).toBe(200);
  const links = () =>
    readOutbox().flatMap((message) =>
      message.to === email ? (/https?:\/\/\S+/.exec(message.text)?.[0] ?? []) : [],
    );
  await expect.poll(() => links().length, { message: `a link for ${email}` }).toBeGreaterThan(0);
  await logOut(page);
  await page.goto(links().at(-1)!);
  await page.getByLabel('Choose a password').fill(password);
  await page.getByRole('button', { name: 'Open my account' }).click();
  await isIn(page);

  await page.getByRole('link', { name: 'My account' }).click();
  await page.getByLabel('Your password').fill('not the one');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByText('Wrong password', { exact: true })).toBeVisible();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await hasNoViolations(page);
  const secret = await page.getByRole('definition').innerText();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('This code is wrong, or was used before.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(shown(secret, 0));
  await page.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await hasNoViolations(page);
  const recoveryCodes = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(codes).toHaveCount(0);
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await hasNoViolations(page);

  await logOut(page);
  await typePassword(page, { email, password });
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
  await page.getByLabel('Code', { exact: true }).fill(shown(secret, 1));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await isIn(page);

  // The phone is lost: a recovery code logs in, another one switches the second factor off.
  await logOut(page);
  await typePassword(page, { email, password });
  await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[0]!.toUpperCase());
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await isIn(page);
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await page.getByLabel('Your password').fill(password);
  await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[1]!);
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('The second factor is off.')).toBeVisible();
  await logOut(page);
  await typePassword(page, { email, password });
  await isIn(page);
});
