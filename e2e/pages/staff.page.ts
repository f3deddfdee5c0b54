import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { paths } from '../../web/paths.ts';
import { readOutbox } from '../fixtures.ts';

/** Who logs in to the administration. */
export interface StaffMember {
  email: string;
  password: string;
}

/** Opens the administration's login and types e-mail and password there. */
export async function logInAsStaff(page: Page, member: StaffMember): Promise<void> {
  await page.goto(paths.adminLogin);
  await typeLogIn(page, member);
}

/** The same where the login is open already, as in front of a page that was wanted. */
export async function typeLogIn(page: Page, { email, password }: StaffMember): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** The administration's menu. */
export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

/** On a phone the menu of many pages is behind a button. */
const foldOf = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** Whether somebody is logged in to the administration. */
export const isInOffice = (page: Page) =>
  expect(menuOf(page).or(foldOf(page)).first()).toBeVisible();

/** The menu, unfolded. */
export async function openMenu(page: Page) {
  await isInOffice(page);
  const fold = foldOf(page);
  if ((await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false')
    await fold.click();
  return menuOf(page);
}

/** Opens a page by the menu. */
export const openByMenu = async (page: Page, name: string) =>
  (await openMenu(page)).getByRole('link', { name, exact: true }).click();

/** Invites somebody by the page 'Staff'. */
export async function invite(
  page: Page,
  // Somebody of a lab is invited for the labs that they see.
  { name, email, role, lab }: { name: string; email: string; role: string; lab?: string },
): Promise<void> {
  await openByMenu(page, 'Staff');
  const form = page.locator('form');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Role').selectOption(role);
  if (lab !== undefined) await form.getByLabel(lab).check();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
}

/** Opens the link of the invitation that came and chooses the password. */
export async function takeInvitation(page: Page, { email, password }: StaffMember): Promise<void> {
  await page.goto(await invitationFor(email));
  await page.getByLabel('Choose a password').fill(password);
  await page.getByRole('button', { name: 'Open my account' }).click();
  await isInOffice(page);
}

/** The link in the newest invitation to an e-mail. */
export async function invitationFor(email: string): Promise<string> {
  const links = () =>
    readOutbox().flatMap((message) =>
      message.to === email ? (/https?:\/\/\S+/.exec(message.text)?.[0] ?? []) : [],
    );
  await expect.poll(() => links().length, { message: `a link for ${email}` }).toBeGreaterThan(0);
  return links().at(-1)!;
}

/** A page in a browser of somebody else, as wide as a desk's unless said. */
export const pageOf = async (
  browser: Browser,
  baseURL: string | undefined,
  viewport = { width: 1280, height: 900 },
) => (await browser.newContext({ baseURL: baseURL!, viewport })).newPage();

/** What an authenticator app shows, so many steps of 30 seconds from now: a step counts once. */
export const codeOfApp = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** Begins a second factor on 'My account' with the password; answers the secret for the app. */
export async function beginSecondFactor(page: Page, password: string): Promise<string> {
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  return page.getByRole('definition').innerText();
}

/** Confirms it with a code of the app; answers the recovery codes, which are seen only now. */
export async function confirmSecondFactor(page: Page, code: string): Promise<string[]> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allInnerTexts();
}
