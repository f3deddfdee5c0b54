import type { Page } from '@playwright/test';
import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { expect, inState, test } from './fixtures.ts';

/** Instagram's browser on an Android phone. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 Instagram 359.0.0.0';
test.use({ userAgent, viewport: { width: 390, height: 844 } });

/** From a test's page to the page of the provider; answers the order's id. */
async function bookToProvider(page: Page, name: string): Promise<string> {
  await bookToReview(page, name);
  await bookingPage(page).press('Continue');
  await inState(page, 'booking', 'payment.ready');
  const orderId = new URL(page.url()).searchParams.get('order')!;
  await bookingPage(page).press('Pay Now');
  await expect(page).toHaveURL(/sandbox\/checkout/);
  return orderId;
}
const onProvider = async (page: Page, outcome: 'Pay' | 'Fail payment') => {
  await page.getByRole('button', { name: outcome, exact: true }).click();
  await page.getByRole('button', { name: 'Back to the shop' }).click();
};
const placed = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Your order has been placed' })).toBeVisible();

test('in a browser inside an app an order is paid on the page of the provider, after a payment that failed there', async ({
  page,
  customer: _,
}) => {
  await bookToProvider(page, 'HbA1c');
  const returned = page.waitForRequest(/payment\/return/);
  await onProvider(page, 'Fail payment');
  // The provider's form comes from another site: our cookies stay at home.
  const headers = await (await returned).allHeaders();
  expect([headers['sec-fetch-site'], headers['cookie']]).toEqual(['cross-site', undefined]);
  await inState(page, 'booking', 'payment.declined');
  await expect(page.getByText('The payment did not go through.')).toBeVisible();
  await bookingPage(page).press('Pay Now');
  await onProvider(page, 'Pay');
  await placed(page);
  // A file that such a browser may not save: the sentence says where it can be had.
  const file = page.getByRole('link', { name: 'Calendar file' });
  await Promise.all([page.waitForEvent('download'), file.click()]);
  await expect(page.getByText('Nothing saved?')).toBeVisible();
});

test('an order that is paid in another tab is placed in this one, too', async ({
  page,
  customer: _,
}) => {
  // The app opens the provider's page in a tab of its own.
  const addresses: string[] = [];
  await page.route(/sandbox\/checkout/, (route) => {
    addresses.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  await bookToReview(page, 'Serum Calcium');
  await bookingPage(page).press('Continue');
  await inState(page, 'booking', 'payment.ready');
  await bookingPage(page).press('Pay Now');
  await inState(page, 'booking', 'payment.onPage.waiting');
  await expect(page.getByText('You pay on the page of the payment provider.')).toBeVisible();
  await expect.poll(() => addresses.length).toBe(1);
  const other = await page.context().newPage();
  await other.goto(addresses[0]!);
  await onProvider(other, 'Pay');
  await placed(other);
  await page.bringToFront();
  await placed(page);
});

test('who comes back from the provider without a word finds the order and can pay', async ({
  page,
  customer: _,
}) => {
  const orderId = await bookToProvider(page, 'Vitamin D');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/checkout\\?order=${orderId}$`));
  await bookingPage(page).press('Pay Now');
  await onProvider(page, 'Pay');
  await placed(page);
});
