import type { APIRequestContext, Page } from '@playwright/test';
import { test as base } from './ownProduct.ts';
import { call, expect, inState, makeCustomer } from './fixtures.ts';
import { submitPin } from './models/booking.actions.ts';
import { pinCopy } from '../web/copy/pin.ts';
import { bookingPage } from './pages/booking.page.ts';

/** Two labs in Bengaluru and one in Pune, all open in the mornings. */
async function stock(request: APIRequestContext): Promise<void> {
  await call(request, 'users/adminlogin', {
    email: 'owner@example.com',
    password: 'owner-password',
  });
  await request.post('/api/v1/tests/test', { multipart: { testName: 'TSH', price: '400' } });
  for (const [name, pins] of [
    ['North Lab', ['560']],
    ['South Lab', ['560038']],
    ['Deccan Lab', ['411']],
  ] as const) {
    const lab = await call<{ _id: string; version: string }>(request, 'admin/labs', { name, pins });
    const hours = await request.put(`/api/v1/admin/labs/${lab._id}/hours`, {
      data: {
        version: lab.version,
        slotMinutes: 30,
        hours: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], opens: '06:00', closes: '12:00', places: 5 }],
      },
    });
    expect(hours.ok()).toBe(true);
  }
}

/** A worker, and so a product, of its own: another story begins with an empty one. */
const test = base.extend<object, { stocked: null }>({
  stocked: [
    async ({ ownProduct, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: ownProduct.url });
      await stock(request);
      await request.dispose();
      await use(null);
    },
    { scope: 'worker', auto: true, timeout: 150_000 },
  ],
});
test.use({ viewport: { width: 390, height: 844 } });

const note = (page: Page) => page.locator('main [data-pin-note]');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Where do you need us?' });
const served = (pin: string) =>
  new RegExp(`^We collect in ${pin} · earliest (today|tomorrow), \\d\\d:\\d\\d (am|pm)`);

test('the PIN code says whether we come, which labs do, and begins the address', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await makeCustomer(page.request);
  const funnel = bookingPage(page);

  await page.goto('/home');
  await expect(note(page)).toBeHidden();
  // Denied, as it is here: the label offers to type it.
  const label = page.locator('[data-location]');
  await expect(label).toHaveText('Set your areaEnter PIN code');
  await label.click();
  await sheet(page).getByRole('button', { name: 'Use my location' }).click();
  await expect(sheet(page)).toContainText('Location access is off for this page.');
  await submitPin(page, '12');
  await expect(sheet(page)).toContainText('A PIN code has 6 digits and does not begin with 0.');
  await submitPin(page, '999999');
  await expect(sheet(page)).toContainText('We do not collect samples at 999999 yet.');
  await expect(sheet(page).getByLabel('PIN code')).toHaveValue('999999');
  await submitPin(page, '560 038');
  await expect(sheet(page)).toBeHidden();
  await expect(label).toBeFocused();
  await expect(label).toHaveText('PIN 560038');
  await expect(note(page)).toHaveText(served('560038'));

  // On the device, in no cookie; in a tab that is open already, too.
  await page.reload();
  await expect(note(page)).toHaveText(served('560038'));
  const other = await context.newPage();
  await other.goto('/home');
  await expect(note(other)).toHaveText(served('560038'));
  expect(JSON.stringify(await context.cookies())).not.toContain('560038');

  // The stocked test does not say that it needs no fasting.
  await funnel.openTest('TSH');
  await expect(note(page)).toContainText(pinCopy.servedAt('560038'));
  await funnel.press('Add Patient');
  await funnel.addPatient();
  await funnel.toLab();
  await inState(page, 'booking', 'lab.choosing');
  const labs = () => page.getByRole('radiogroup', { name: 'Select Lab' }).getByRole('radio');
  await expect(labs()).toHaveCount(2);
  // In the other tab it becomes one where nobody does the test, and Pune after that.
  await other.getByRole('button', { name: 'Change PIN' }).click();
  await submitPin(other, '600020');
  await expect(sheet(other)).toContainText('We do not collect samples at 600020 yet.');
  await inState(page, 'booking', 'lab.noneServing');
  await expect(page.getByText('No lab for these tests comes to 600020.')).toBeVisible();
  await submitPin(other, '411001');
  await expect(note(other)).toHaveText(served('411001'));
  await expect(labs()).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Deccan Lab' })).toBeChecked();
  await other.close();

  await funnel.toSlot();
  await funnel.pickSlot();
  await funnel.toAddress();
  await inState(page, 'booking', 'address.editing');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await expect(field('Zipcode')).toHaveValue('411001');
  await expect(field('City and state')).toHaveValue('Pune, Maharashtra');
  await field('House/Flat/Block number').fill('17');
  await field('Road/Area').fill('MG Road');
  await field('Zipcode').fill('999999');
  await expect(page.getByText('Nobody collects samples at 999999 yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Enter another PIN code' }).click();
  await expect(field('Zipcode')).toBeFocused();
  await field('Zipcode').fill('560038');
  await expect(page.getByText('The lab you chose does not collect at 560038.')).toBeVisible();
  await expect(field('City and state')).toHaveValue('Bengaluru, Karnataka');
  await page.getByRole('button', { name: 'Choose another lab' }).click();
  await inState(page, 'booking', 'lab.choosing');
  await expect(labs()).toHaveCount(2);
  // Each lab names its own first time here.
  await expect(note(page)).toContainText(pinCopy.servedAt('560038'));

  await funnel.toSlot();
  await funnel.pickSlot();
  await funnel.toAddress();
  await inState(page, 'booking', 'address.editing');
  await expect(field('House/Flat/Block number')).toHaveValue('17');
  await expect(field('Road/Area')).toHaveValue('MG Road');
  await expect(field('Zipcode')).toHaveValue('560038');
  await funnel.press('Save Address');
  await funnel.press('Complete Order');
  await expect(page).toHaveURL(/\/reviewOrder\/\w+$/);
});

test('a saved address where the chosen lab does not come leads to one that does', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await makeCustomer(page.request);
  await call(page.request, 'address/saveaddress', {
    houseNo: '17',
    road: 'MG Road',
    zipCode: '411001',
    cityState: 'Pune, Maharashtra',
  });
  const funnel = bookingPage(page);
  await page.goto('/home');
  // The area is that of the address, until another one is typed.
  await expect(note(page)).toHaveText(served('411001'));
  await page.locator('[data-location]').click();
  await submitPin(page, '560038');
  await expect(note(page)).toHaveText(served('560038'));
  await funnel.openTest('TSH');
  await funnel.press('Add Patient');
  await funnel.addPatient();
  await funnel.toLab();
  await page.getByRole('radio', { name: 'North Lab' }).check();
  await funnel.toSlot();
  await funnel.pickSlot();
  await funnel.toAddress();
  await funnel.press('Complete Order');
  await expect(page.getByText('North Lab does not collect samples at 411001.')).toBeVisible();
  await funnel.press('Choose another lab');
  await expect(page.getByRole('radio', { name: 'Deccan Lab' })).toBeChecked();
  await expect(page.locator('[data-location]')).toContainText('PIN 411001');
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('the PIN code is asked for and answered in Hindi', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'assay_lang', value: 'hi', url: baseURL! }]);
    await page.goto('/home');
    await page.locator('[data-location]').click();
    const dialog = page.getByRole('dialog', { name: 'हमें कहाँ आना है?' });
    await dialog.getByLabel('पिन कोड').fill('560038');
    await dialog.getByRole('button', { name: 'देखें' }).click();
    await expect(note(page)).toContainText('हम 560038 में आते हैं · सबसे पहले');
  });
});
