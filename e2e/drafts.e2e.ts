import type { Page } from '@playwright/test';
import { expect, inState, makeCustomer, test } from './fixtures.ts';
import { anySlot, bookingPage, bookToReview } from './pages/booking.page.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const cards = (page: Page) => page.locator('[data-resume]');

/** From a test's page to its labs, for a new patient. */
async function bookToLab(page: Page, testName: string, patient: string) {
  const funnel = bookingPage(page);
  await funnel.openTest(testName);
  await funnel.press('Add Patient');
  await inState(page, 'booking', /^patient\.(editing|choosing)$/);
  if (await page.getByRole('button', { name: 'New Patient' }).isVisible())
    await funnel.press('New Patient');
  await funnel.addPatient(patient);
  await funnel.toLab();
  await inState(page, 'booking', 'lab.choosing');
}

test('looking at another test, in this tab or another, changes nothing of a booking', async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  await bookToLab(page, 'Lipid Profile', 'Leela Iyer');
  await funnel.toSlot();
  await inState(page, 'booking', 'slot.choosing');
  const other = await page.context().newPage();
  await other.goto('/testinfo/tsh');
  await expect(other.getByRole('heading', { name: 'TSH', level: 1 })).toBeVisible();
  await page.goto('/testinfo/tsh');
  await page.reload();
  await page.goto('/SelectAppointment');
  await inState(page, 'booking', 'slot.choosing');
  await page.goto('/AddPatient');
  await expect(page.getByRole('checkbox', { name: 'Leela Iyer' })).toBeChecked();
  await expect(page.getByText('Lipid Profile').first()).toBeVisible();
});

test('two tabs book for themselves, through a reload of either', async ({ page, customer: _ }) => {
  await bookToLab(page, 'Lipid Profile', 'Leela Iyer');
  const other = await page.context().newPage();
  await bookToLab(other, 'TSH', 'Ravi Iyer');
  for (const [tab, name, patient] of [
    [page, 'Lipid Profile', 'Leela Iyer'],
    [other, 'TSH', 'Ravi Iyer'],
  ] as const) {
    await tab.reload();
    await inState(tab, 'booking', 'lab.choosing');
    await tab.goto('/AddPatient');
    await expect(tab.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(tab.getByRole('checkbox', { name: patient })).toBeChecked();
  }
});

test('a closed tab leaves its booking to be continued, newest first, and only to its customer', async ({
  page,
  context,
  customer: _,
}) => {
  await bookToLab(page, 'Lipid Profile', 'Leela Iyer');
  const other = await page.context().newPage();
  await bookToLab(other, 'TSH', 'Ravi Iyer');
  await page.close();
  await other.close();
  const later = await context.newPage();
  await later.goto('/home');
  await expect(cards(later)).toHaveText([
    /of TSH for Ravi Iyer/,
    /of Lipid Profile for Leela Iyer/,
  ]);
  await cards(later).nth(1).getByRole('button', { name: 'Continue' }).click();
  await expect(later).toHaveURL(/\/SelectAppointment$/);
  await later.goto('/AddPatient');
  await expect(later.getByRole('checkbox', { name: 'Leela Iyer' })).toBeChecked();
  await makeCustomer(later.request);
  await later.goto('/home');
  await later.getByRole('button', { name: 'Profile' }).waitFor();
  await expect(cards(later)).toHaveCount(0);
});

test('before payment another slot changes the same order: one order, one seat, its own time', async ({
  page,
  customer: _,
}) => {
  await bookToReview(page);
  const order = /\/reviewOrder\/(\w+)/.exec(page.url())![1]!;
  await page.getByRole('button', { name: /Select appointment/ }).click();
  await inState(page, 'booking', 'slot.choosing');
  const before = await page.locator('input[type="radio"]:checked').last().getAttribute('value');
  await bookingPage(page).pickSlot((ids) => anySlot(ids.filter((id) => id !== before)));
  await bookingPage(page).toAddress();
  await press(page, 'Complete Order');
  await expect(page).toHaveURL(new RegExp(`/reviewOrder/${order}$`));
  const reply = await page.request.get('/api/v1/order');
  const { data } = (await reply.json()) as { data: { _id: string }[] };
  expect(data.map(({ _id }) => _id)).toEqual([order]);
  await press(page, 'Continue');
  await bookingPage(page).pay();
  await expect(page).toHaveURL(new RegExp(`/payment-success/${order}$`));
});
