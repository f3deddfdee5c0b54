import type { Locator, Page } from '@playwright/test';
import { rupees } from '../tests/shown/words.ts';
import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { expect, inState, test } from './fixtures.ts';
import { orderTo } from './pages/said.ts';

const title = '60% off your first order';
/** The last price of a place: what is paid stands after the usual price. */
const paidIn = async (place: Locator) =>
  (await place.innerText()).match(/₹[\d,]+/g)?.at(-1) ?? 'none';
/** What says beside each step what is booked: a line on a phone, the rail on a desk. */
const beside = (page: Page, width: number) =>
  width < 1024
    ? page.locator('[data-booking-summary]')
    : page.locator('[data-rail] dl').last().locator('div').last();

for (const width of [390, 1280])
  test(`a first order has one price, from its test to the provider's window, at ${width} px`, async ({
    page,
    customer: _,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    const funnel = bookingPage(page);
    const bar = page.locator('[data-footer]');
    const read: Record<string, string> = {};
    await funnel.openTest('Lipid Profile');
    const pill = page.locator('[data-pill="price"]');
    await expect(pill).toContainText(title);
    read.test = await paidIn(pill.locator('p').first());
    await funnel.press('Add Patient');
    await funnel.addPatient();
    await funnel.toLab();
    await inState(page, 'booking', 'lab.choosing');
    await funnel.press('Sort');
    await page.getByRole('menuitem', { name: 'Price' }).click();
    const cheapest = page.getByRole('main').getByRole('radio').first();
    await cheapest.check();
    await expect(page.getByText(`Already taken off these prices: ${title}`)).toBeVisible();
    const lab = await cheapest.getAttribute('value');
    read['list of labs'] = await paidIn(page.locator(`#price-${lab} > p`).first());
    read['bar of the labs'] = await paidIn(bar);
    read['beside the labs'] = await paidIn(beside(page, width));
    await funnel.toSlot();
    await funnel.pickSlot();
    read['beside the slots'] = await paidIn(beside(page, width));
    await funnel.toAddress();
    await funnel.fillAddress();
    // A page that is loaded anew knows the ids of what was chosen only.
    await page.reload();
    await inState(page, 'booking', 'address.choosing');
    await expect(beside(page, width)).toContainText('₹');
    read['beside the addresses'] = await paidIn(beside(page, width));
    await funnel.press('Complete Order');
    await inState(page, 'booking', 'review.showing');
    read['beside review'] = await paidIn(beside(page, width));
    read['total of review'] = await paidIn(
      page.getByRole('main').locator('dl > div', { hasText: 'Grand total' }).first(),
    );
    read['bar of review'] = await paidIn(bar.locator('[aria-live]'));
    await funnel.press('Continue');
    await inState(page, 'booking', 'payment.ready');
    read.checkout = await paidIn(bar.locator('[aria-live]'));
    await funnel.openWindow();
    const dialog = page.getByRole('dialog', { name: 'lab test payment' });
    await expect(dialog.getByText('₹').first()).toBeVisible();
    read["provider's window"] = await paidIn(dialog.getByText(/^₹/).first());
    const { itemTotal, amount, offer } = await orderTo(page);
    expect([offer?.code, itemTotal - amount]).toEqual([
      'FIRST60',
      Math.min(500, Math.floor(itemTotal * 0.6)),
    ]);
    expect(read).toEqual(
      Object.fromEntries(Object.keys(read).map((place) => [place, rupees(amount)])),
    );
    await funnel.payInWindow();
    await expect(page.getByRole('heading', { name: 'Your order has been placed' })).toBeVisible();
    await page.goto('/payments');
    await expect(page.getByText(rupees(amount))).toBeVisible();
  });

test('the offer of a first order is removed with one press, and not shown to whom it does not fit', async ({
  page,
  customer: _,
}) => {
  test.setTimeout(120_000);
  await page.goto('/home');
  const banner = page.getByRole('region', { name: title });
  await expect(banner.getByText('up to ₹500')).toBeVisible();
  await banner.getByRole('link', { name: 'See the terms' }).click();
  await expect(page.getByRole('heading', { name: 'Offers', level: 1 })).toBeVisible();
  await expect(page.getByText('60% off what the tests cost, up to ₹500')).toBeVisible();

  const funnel = bookingPage(page);
  await bookToReview(page, 'Lipid Profile');
  await inState(page, 'booking', 'review.showing');
  const { itemTotal, discount } = await orderTo(page);
  await expect(
    page.getByText(`Applied: you save ${rupees(discount)} on this order.`),
  ).toBeVisible();
  await funnel.press('Remove offer');
  await expect(
    page.getByText(`You save ${rupees(discount)} instead of ${rupees(100)}.`),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use this offer' })).toBeFocused();
  await inState(page, 'booking', 'review.showing');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Use this offer' })).toBeVisible();
  await funnel.press('Continue');
  await inState(page, 'booking', 'payment.ready');
  await funnel.openWindow();
  const dialog = page.getByRole('dialog', { name: 'lab test payment' });
  await expect(dialog.getByText(rupees(itemTotal - 100))).toBeVisible();
  await funnel.payInWindow();
  await expect(page.getByRole('heading', { name: 'Your order has been placed' })).toBeVisible();

  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Next visit' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.goto('/offers');
  await expect(page.getByText('No offer for you at the moment')).toBeVisible();
  await funnel.openTest('TSH');
  await expect(page.locator('[data-pill="price"]')).toContainText('₹100 off every order');
  await funnel.press('Add Patient');
  await funnel.toLab();
  await funnel.toSlot();
  await funnel.pickSlot();
  await funnel.toAddress();
  await funnel.press('Complete Order');
  await inState(page, 'booking', 'review.showing');
  await expect(page.getByRole('heading', { name: 'Offers' })).toHaveCount(0);
  await expect(page.getByText(title)).toHaveCount(0);
});
