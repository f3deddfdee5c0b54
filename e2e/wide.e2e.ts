import type { Page } from '@playwright/test';
import type { LabChoice } from '../machines/booking/booking.types.ts';
import type { LabTest } from '../machines/generated/schema.ts';
import { rupees } from '../tests/shown/words.ts';
import { expect, inState, test } from './fixtures.ts';
import { layoutFaults } from './layout/checkLayout.ts';
import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { answerTo, orderTo } from './pages/said.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const rail = (page: Page) => page.getByRole('region', { name: 'Your booking' });
/** What a line of the rail says. */
const line = (page: Page, label: string) =>
  rail(page)
    .locator('dl > div', { has: page.getByText(label, { exact: true }) })
    .locator('dd');

test('on a desk the rail says at each step what is chosen, also after a reload', async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  await funnel.openTest('Lipid Profile');
  await funnel.press('Add Patient');
  await expect(line(page, 'Test')).toHaveText('Lipid Profile');
  for (const label of ['For', 'Lab', 'Time slot', 'Address'])
    await expect(line(page, label)).toHaveText('Not chosen yet');
  const { amounts } = await answerTo<LabTest>(page, 'labTest');
  const least = Math.min(...amounts.map((one) => one.amount));
  await expect(line(page, 'Starting from')).toHaveText(rupees(least));
  await funnel.addPatient();
  await expect(line(page, 'For')).toHaveText('Leela Iyer');

  await funnel.toLab();
  await inState(page, 'booking', 'lab.choosing');
  const second = page.getByRole('main').getByRole('radio').nth(1);
  await second.check();
  const lab = (await second.getAttribute('aria-label'))!;
  await expect(line(page, 'Lab')).toHaveText(lab);
  const labs = await answerTo<LabChoice[]>(page, 'labs');
  const offered = labs.find(({ name }) => name === lab)!;
  await expect(line(page, 'Price at this lab')).toHaveText(rupees(offered.priceInRupees));
  await expect(line(page, `Discount (${offered.offer!.title})`)).toHaveText(
    rupees(-offered.discount),
  );
  await expect(line(page, 'To pay')).toHaveText(rupees(offered.amountInRupees!));

  await funnel.toSlot();
  await funnel.pickSlot();
  const slot = await line(page, 'Time slot').innerText();
  expect(slot).toMatch(/^\w{3}, \d+ \w+, \d\d:\d\d [ap]m – \d\d:\d\d [ap]m$/);
  await funnel.toAddress();
  await inState(page, 'booking', 'address.editing');
  await page.reload();
  await inState(page, 'booking', 'address.editing');
  await expect(line(page, 'Time slot')).toHaveText(slot);
  await expect(line(page, 'Lab')).toHaveText(lab);
  await funnel.fillAddress();
  await expect(line(page, 'Address')).toHaveText(/Flat 302, 12th Main, Indiranagar/);
  await funnel.press('Complete Order');
  await inState(page, 'booking', 'review.showing');
  const { amount, discount, itemTotal, offer } = await orderTo(page);
  await expect(line(page, 'Item total')).toHaveText(rupees(itemTotal));
  await expect(line(page, `Discount (${offer!.title})`)).toHaveText(rupees(-discount));
  await expect(line(page, 'Grand total')).toHaveText(rupees(amount));
});

test('a line of the rail leads back to its step, and none leads ahead', async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  await funnel.openTest('TSH');
  await funnel.press('Add Patient');
  await expect(rail(page).getByRole('button')).toHaveCount(0);
  await funnel.addPatient();
  await funnel.toLab();
  await funnel.toSlot();
  await inState(page, 'booking', 'slot.choosing');
  await expect(rail(page).getByRole('button')).toHaveText(['Change', 'Change']);
  await funnel.press('Change lab');
  await inState(page, 'booking', 'lab.choosing');
  await expect(rail(page).getByRole('button', { name: 'Change patient' })).toBeVisible();
  await expect(rail(page).getByRole('button')).toHaveCount(1);
});

test('the rail names each test of a visit with its person', async ({ page, customer: _ }) => {
  const funnel = bookingPage(page);
  await funnel.openTest('TSH');
  await funnel.press('Add Patient');
  await funnel.addPatient();
  await funnel.toLab();
  await funnel.press('Add Test');
  const sheet = page.getByRole('dialog', { name: 'Add a test to this visit' });
  await sheet.getByPlaceholder('Search for lab test, packages').fill('Lipid Profile');
  await sheet
    .getByRole('button', { name: /Lipid Profile/ })
    .first()
    .click();
  await expect(line(page, 'Tests (2)').getByRole('listitem')).toHaveText([
    'TSH · Leela Iyer',
    'Lipid Profile · Leela Iyer',
  ]);
});

test('a phone does not load the rail', async ({ page, customer: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const funnel = bookingPage(page);
  await funnel.openTest('TSH');
  await funnel.press('Add Patient');
  await expect(page.locator('[data-booking-summary]')).toHaveText('TSH');
  await expect(rail(page)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('BookingRail'))).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(rail(page)).toBeVisible();
  // Its file is fetched, and then evaluated from the cache.
  expect(new Set(asked.filter((url) => url.includes('BookingRail'))).size).toBe(1);
  await expect(page.locator('[data-booking-summary]')).toBeHidden();
});

for (const width of [390, 768, 1024, 1280, 1600])
  test(`one button adds a patient at ${width} px, and it can be pressed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/testinfo/lipid-profile');
    const add = page.getByRole('button', { name: 'Add Patient' });
    await expect(add).toHaveCount(1);
    await expect(add).toBeInViewport({ ratio: 1 });
    const card = page.locator('[data-bottom-bar="narrow"]');
    const isBeside = width >= 1024;
    // The price stands once, on a desk above the card.
    await expect(page.getByText('₹499', { exact: true })).toHaveCount(1);
    if (isBeside) {
      const [text, price, bar] = await Promise.all([
        page.getByRole('heading', { level: 1 }).boundingBox(),
        page.locator('[data-pill="price"]').boundingBox(),
        card.boundingBox(),
      ]);
      expect(bar!.x).toBeGreaterThan(text!.x + text!.width);
      expect(price!.x).toBe(bar!.x);
      expect(price!.y + price!.height).toBeLessThan(bar!.y);
    }
    await page.evaluate(() => scrollTo(0, 1e6));
    await expect(add).toBeInViewport({ ratio: 1 });
    await add.click({ trial: true });
  });

test('a sample report of the test can be downloaded', async ({ page }) => {
  await page.goto('/testinfo/lipid-profile');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'See a sample report' }).click();
  expect((await download).suggestedFilename()).toBe('Sample report - Lipid Profile.pdf');
});

test('nothing of review, checkout, success and track lies on anything, at any width', async ({
  page,
  customer: _,
}) => {
  await bookToReview(page);
  const funnel = bookingPage(page);
  expect(await layoutFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await funnel.press('Continue');
  await inState(page, 'booking', 'payment.ready');
  await expect(page.getByText('Until the sample is taken you can cancel')).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await funnel.pay();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order has been placed');
  await expect(page.getByText(/^Your sample is taken: /)).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Track Your Order' }).click();
  await expect(page.getByRole('list', { name: /progress|timeline/i })).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Upcoming']);
  await expect(page.getByRole('list', { name: 'Upcoming' })).toContainText('Order placed');
  await expect(page.getByRole('list', { name: 'Past' })).toHaveCount(0);
});
