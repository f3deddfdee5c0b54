import { expect, makeCustomer, test } from './fixtures.ts';
import { bookingNotices } from '../machines/booking/booking.notices.ts';
import { bookToReview, bookingPage } from './pages/booking.page.ts';

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

test('an order that is cancelled in another tab closes the checkout that is open for it', async ({
  page,
  context,
  customer: _,
}) => {
  await bookToReview(page);
  await bookingPage(page).press('Continue');
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/orders');
  await other.getByRole('link', { name: 'Track' }).click();
  const { press } = bookingPage(other);
  await press('Cancel order');
  await press('Yes, cancel it');
  await expect(page).toHaveURL(/\/SelectAppointment$/);
  await expect(page.getByText(bookingNotices.orderCancelled.text)).toBeVisible();
});
