import type { Browser } from '@playwright/test';
import { paths } from '../web/paths.ts';
import { call, expect, readOutbox } from './fixtures.ts';
import { openOrder } from './pages/orderList.ts';
import { logInAsStaff, menuOf, openByMenu, pageOf } from './pages/staff.page.ts';
import { test } from './visitsOfToday.ts';
import { axeOn } from './pages/axe.ts';

test.use({ serviceWorkers: 'allow' });

async function customersPage(
  browser: Browser,
  url: string,
  person: { email: string; password: string },
) {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  return page;
}

test('a technician collects in a lift without a connection; once it is back all is sent once, and everybody sees it', async ({
  page,
  browser,
  visitsOfToday: { url, customer, technician, owner, orders },
}) => {
  test.setTimeout(180_000);
  const [first, second] = orders as [string, string];
  const card = (id: string) => page.locator(`[data-visit="${id}"]`);
  await logInAsStaff(page, technician);
  // The first page of this role.
  await expect(page).toHaveURL(/\/admin\/day$/);
  await expect(menuOf(page).getByRole('link')).toHaveText(['Visits', 'My account']);
  await expect(page.locator('[data-visit]')).toHaveCount(2);
  // On a phone the first visit begins in the upper third, below the menu of two pages.
  const desk = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await card(first).boundingBox())!.y).toBeLessThan(844 / 3);
  await page.setViewportSize(desk);
  await expect(card(first)).toContainText('07:00 am');
  await expect(card(first)).toContainText('Leela Iyer');
  await expect(card(first)).toContainText('Flat 302, Lakshmi Residency');
  await expect(card(first)).not.toContainText(customer.phone);
  await card(first).getByRole('button', { name: 'Show number' }).click();
  await expect(
    card(first).getByRole('link', { name: `Call +91${customer.phone}` }),
  ).toHaveAttribute('href', `tel:+91${customer.phone}`);
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect(card(first)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await card(first).getByRole('button', { name: 'On my way' }).click();
  await card(second).getByRole('button', { name: 'On my way' }).click();
  await card(first).getByRole('button', { name: 'Collected', exact: true }).click();
  await card(first).getByRole('button', { name: 'Save as collected' }).click();
  await expect(card(first)).toContainText('Each test needs the sample id of its label');
  await card(first).getByLabel('TSH, Leela Iyer').fill('blr-004211');
  await card(first).getByRole('button', { name: 'Save as collected' }).click();
  await expect(page.getByText('3 entries wait to be sent')).toBeVisible();

  // The page and what was pressed are there after a reload, still without a connection.
  await page.reload();
  await expect(page.getByText(/^No connection. This list is from/)).toBeVisible();
  await expect(card(first)).toContainText('Collected: waiting to be sent');
  await expect(card(first).getByRole('button', { name: 'On my way' })).toBeHidden();

  // Meanwhile the customer cancels the second visit.
  const customers = await customersPage(browser, url, customer);
  await call(customers.request, `order/${second}/cancel`, {});
  await customers.goto(paths.trackOrder(first));
  await page.context().setOffline(false);

  await expect(card(first)).toContainText('Sample BLR-004211');
  await expect(card(second)).toContainText(
    'This visit was cancelled or moved meanwhile, so this does not count',
  );
  await expect(page.getByText('waiting to be sent')).toHaveCount(0);
  await card(second).getByRole('button', { name: 'Understood' }).click();
  await expect(card(second)).not.toContainText('does not count');

  // The track page, which follows by itself.
  await expect(customers.locator('[data-stage="collection"]')).toHaveAttribute(
    'data-reached',
    'true',
  );
  await expect(customers.locator('[data-stage="collection"]')).toContainText('Collected');
  await expect(customers.locator('[data-stage="assigned"]')).toContainText('On the way since');
  const messages = () => readOutbox().filter(({ text }) => text.includes('is on the way to you'));
  await expect.poll(messages).toHaveLength(1);

  const admin = await pageOf(browser, url);
  await logInAsStaff(admin, owner);
  await openByMenu(admin, 'Appointments');
  const order = await openOrder(admin, first);
  await expect(order.locator('[data-visit-outcome]')).toContainText('Collected');
  await expect(order).toContainText('Sample BLR-004211');
  await admin.getByRole('searchbox').fill('blr-004211');
  await expect(admin.locator('[data-order]')).toHaveCount(1);
  await expect(order).toContainText('Sample BLR-004211');
  await openByMenu(admin, 'Audit');
  for (const act of ['Collected samples', 'Set out for a visit', 'Saw a customer’s number'])
    await expect(admin.getByRole('listitem').filter({ hasText: act }).first()).toBeVisible();

  // Nothing of the visits stays on the device after logging out.
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/adminLogin$/);
  const left = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(left).not.toContain('Lakshmi');
  expect(left).not.toContain('Leela');
});
