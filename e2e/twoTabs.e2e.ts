import { expect, makeCustomer, test } from './fixtures.ts';
import { bookingPage } from './pages/booking.page.ts';

test('who logs in or out in one tab is noticed in the other, which shows and saves nothing of the former customer', async ({
  page,
  customer: first,
  context,
}) => {
  await page.goto('/family');
  await bookingPage(page).press('Add a person');
  await page.getByLabel('Name', { exact: true }).fill('Leela Iyer');
  const other = await context.newPage();
  await other.goto('/home');
  await other.getByRole('button', { name: 'Profile' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  const second = await makeCustomer(context.request);
  expect(second.email).not.toBe(first.email);
  await context.clearCookies();
  await other.getByLabel('Email').fill(second.email);
  await other.getByLabel('Password').fill(second.password);
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other).toHaveURL(/\/home$/);
  await expect(page).toHaveURL(/\/(home|family)$/);
  await page.goto('/family');
  await bookingPage(page).press('Add a person');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});
