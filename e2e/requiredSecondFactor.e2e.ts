import type { Page } from '@playwright/test';
import { paths } from '../web/paths.ts';
import { expect } from './fixtures.ts';
import { owner, test } from './ownProduct.ts';
import {
  beginSecondFactor,
  codeOfApp,
  confirmSecondFactor,
  logInAsStaff,
  menuOf,
  openMenu,
  typeLogIn,
} from './pages/staff.page.ts';

// As in production (PD-87).
test.use({ settings: { REQUIRE_SECOND_FACTOR: 'on' } });

/** The pages of the administration that are no single test's, lab's or offer's. */
const pages = Object.values(paths).filter(
  (path) => typeof path === 'string' && /^\/admin(\/|$)/.test(path) && path !== paths.adminAccount,
) as string[];

const isAt = (page: Page, path: string) =>
  expect(page).toHaveURL(({ pathname }) => pathname === path);

test('an owner in production is led to the second factor, can open nothing before it is on, and everything then', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const asked = page.getByText('Owners need a second factor.');
  await page.goto(paths.adminLabs);
  await isAt(page, paths.adminLogin);
  await typeLogIn(page, owner);
  await isAt(page, paths.adminAccount);
  await expect(asked).toBeVisible();
  await expect(menuOf(page).getByRole('link')).toHaveText(['My account']);
  // Neither the password nor the other log-ins can be looked after before.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Second factor']);

  expect(pages).toContain(paths.adminStaff);
  for (const path of [...pages, paths.adminLab('north-lab'), paths.adminTest('tsh')]) {
    await page.goto(path);
    await isAt(page, paths.adminAccount);
    await expect(asked, path).toBeVisible();
  }
  const refused = await page.request.get('/api/v1/admin/staff');
  expect(refused.status()).toBe(403);

  const secret = await beginSecondFactor(page, owner.password);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('This code is wrong, or was used before.')).toBeVisible();
  await expect(menuOf(page).getByRole('link')).toHaveText(['My account']);
  await confirmSecondFactor(page, codeOfApp(secret));

  // All is open at once, and the codes are still there to be stored.
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: 'Staff', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Not open to you');
    await isAt(page, path);
  }

  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await isAt(page, paths.adminLogin);
  await logInAsStaff(page, owner);
  await page.getByLabel('Code', { exact: true }).fill(codeOfApp(secret, 1));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await isAt(page, paths.admin);
});
