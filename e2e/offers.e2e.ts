import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { expect, inState, test } from './fixtures.ts';
import { orderTo } from './pages/said.ts';

test('a first order takes the offer of the home page with one press and pays that amount; the second one may not', async ({
  page,
  customer: _,
}) => {
  test.setTimeout(120_000);
  await page.goto('/home');
  const banner = page.getByRole('region', { name: '60% off your first order' });
  await expect(banner.getByText('up to ₹500')).toBeVisible();
  await banner.getByRole('link', { name: 'See the terms' }).click();
  await expect(page.getByRole('heading', { name: 'Offers', level: 1 })).toBeVisible();
  await expect(page.getByText('60% off what the tests cost, up to ₹500')).toBeVisible();

  const funnel = bookingPage(page);
  await bookToReview(page, 'Lipid Profile');
  await inState(page, 'booking', 'review.showing');
  const { itemTotal, amount } = await orderTo(page);
  expect(amount).toBe(itemTotal - 100);
  const worth = Math.min(500, Math.floor(itemTotal * 0.6));
  await expect(page.getByText(`You save ₹${worth} instead of ₹100.`)).toBeVisible();
  await funnel.press('Use this offer');
  await expect(page.getByText(`Applied: you save ₹${worth} on this order.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove offer' })).toBeFocused();
  await inState(page, 'booking', 'review.showing');
  await page.reload();
  await expect(page.getByText(`Applied: you save ₹${worth} on this order.`)).toBeVisible();

  await funnel.press('Continue');
  await inState(page, 'booking', 'payment.ready');
  await funnel.openWindow();
  const dialog = page.getByRole('dialog', { name: 'lab test payment' });
  await expect(dialog.getByText(`₹${itemTotal - worth}`)).toBeVisible();
  await funnel.payInWindow();
  await expect(page.getByRole('heading', { name: 'Your order has been placed' })).toBeVisible();
  await page.goto('/payments');
  await expect(page.getByText(`₹${itemTotal - worth}`)).toBeVisible();

  await funnel.openTest('TSH');
  await funnel.press('Add Patient');
  await funnel.press('Select Lab');
  await funnel.press('Select Appointment');
  await funnel.pickSlot();
  await funnel.press('Add Address');
  await funnel.press('Complete Order');
  await expect(page.getByRole('heading', { name: 'Review order' })).toBeVisible();
  await expect(
    page.getByText(
      'This offer is for a first order. There is already a paid order with your account or mobile number.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use this offer' })).toHaveCount(0);
  await inState(page, 'booking', 'review.showing');
});
