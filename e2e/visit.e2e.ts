import type { Page } from '@playwright/test';
import { rupees } from '../tests/shown/words.ts';
import { ordersCopy } from '../web/copy/orders.ts';
import { paths } from '../web/paths.ts';
import { bookingPage } from './pages/booking.page.ts';
import { questionOf } from './pages/question.ts';
import { call, expect, inState, test } from './fixtures.ts';

const people = [
  { name: 'Leela Iyer', bookingforWhom: 'Mother', DOB: '1957-09-30', gender: 'female' },
  { name: 'Gopal Iyer', bookingforWhom: 'Father', DOB: '1955-02-11', gender: 'male' },
];
interface Order {
  amount: number;
  itemTotal: number;
  refundedAmount: number;
  items: { price: number; test: { testName: string }; patient: { name: string } }[];
}
const orderOf = async (page: Page, id: string) =>
  ((await (await page.request.get(`/api/v1/order/${id}`)).json()) as { data: Order }).data;
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Add a test to this visit' });

/** 'Add Test' on the list of labs: what is typed, and for whom. */
async function addTest(page: Page, name: string, patient?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Test' }).click();
  if (patient) await sheet(page).getByRole('radio', { name: patient }).check({ force: true });
  await sheet(page).getByPlaceholder('Search for lab test, packages').fill(name);
  await sheet(page).getByRole('button', { name, exact: true }).click();
  await expect(sheet(page)).toBeHidden();
  await inState(page, 'booking', 'lab.choosing');
}

test('a family books three tests for two people in one visit, pays once, and cancels one of them', async ({
  page,
  customer: _,
}) => {
  for (const person of people) await call(page.request, 'patient/patientdetails', person);
  const funnel = bookingPage(page);
  await funnel.openTest('Lipid Profile');
  await funnel.press('Add Patient');
  await page.getByRole('checkbox', { name: 'Leela Iyer' }).check();
  await funnel.toLab();
  await addTest(page, 'HbA1c');
  await addTest(page, 'HbA1c', 'Gopal Iyer');
  await expect(
    page.getByRole('heading', { name: 'Your visit (3 tests)' }),
    'clause 2.65',
  ).toBeVisible();
  await expect(page.locator('[data-booking-summary]')).toContainText('3 tests · 2 people');
  await expect(page.getByText('for 3 tests').first()).toBeVisible();

  // What was put together is this tab's, as everything chosen is.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your visit (3 tests)' })).toBeVisible();
  // Back closes the sheet, and adds nothing.
  await funnel.press('Add Test');
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await inState(page, 'booking', 'lab.choosing');
  await funnel.press('Remove HbA1c for Gopal Iyer');
  await expect(page.getByRole('heading', { name: 'Your visit (2 tests)' })).toBeVisible();
  await addTest(page, 'TSH', 'Gopal Iyer');

  await funnel.toSlot();
  await funnel.pickSlot();
  await funnel.toAddress();
  await funnel.fillAddress();
  await funnel.press('Complete Order');
  await expect(page.getByRole('heading', { name: 'Patients (2)' })).toBeVisible();
  const id = page.url().split('/').at(-1)!;
  const ordered = await orderOf(page, id);
  expect(ordered.items.map((item) => `${item.test.testName}, ${item.patient.name}`)).toEqual([
    'Lipid Profile, Leela Iyer',
    'HbA1c, Leela Iyer',
    'TSH, Gopal Iyer',
  ]);
  for (const { price } of ordered.items)
    await expect(page.getByText(rupees(price), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(rupees(ordered.amount), { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Patients (2)' })).toBeVisible();
  // Where nothing of it is stored, as on another device, it is the same visit all the same.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole('heading', { name: 'Patients (2)' })).toBeVisible();
  await elsewhere.goto(paths.lab);
  await expect(elsewhere.getByRole('heading', { name: 'Your visit (3 tests)' })).toBeVisible();
  await elsewhere.close();

  await funnel.press('Continue');
  await funnel.pay();
  await inState(page, 'booking', 'placed');
  await expect(page.getByText('Lipid Profile and 2 more')).toBeVisible();
  await funnel.press('Track Your Order');
  await expect(page.getByRole('heading', { name: 'Tests of this visit (3)' })).toBeVisible();
  await funnel.press('Cancel HbA1c for Leela Iyer');
  const question = questionOf(page, 'Cancel HbA1c for Leela Iyer?');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await funnel.press('Cancel HbA1c for Leela Iyer');
  await question.getByRole('button', { name: 'Yes, cancel this test' }).click();

  await expect(page.getByText(/Cancelled · ₹\d+ (on its way back|refunded)/)).toBeVisible();
  const { amount, itemTotal, refundedAmount, items } = await orderOf(page, id);
  expect(refundedAmount).toBe(Math.floor((amount * items[1]!.price) / itemTotal));
  await expect(page.getByText(ordersCopy.track.items.refund(rupees(refundedAmount)))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel TSH for Gopal Iyer' })).toBeVisible();
  await expect(page.getByText('This order was cancelled.')).toBeHidden();
  // The provider's word arrives on the open page.
  await expect(page.getByText(`Cancelled · ${rupees(refundedAmount)} refunded`)).toBeVisible({
    timeout: 40_000,
  });
  await page.goto('/orders');
  await expect(page.getByText('Lipid Profile and 1 more')).toBeVisible();
});

test('a visit speaks Hindi from the sheet to its tests', async ({ page, context, customer: _ }) => {
  for (const person of people) await call(page.request, 'patient/patientdetails', person);
  const funnel = bookingPage(page);
  await funnel.openTest('Lipid Profile');
  await funnel.press('Add Patient');
  await page.getByRole('checkbox', { name: 'Leela Iyer' }).check();
  await funnel.toLab();
  await inState(page, 'booking', 'lab.choosing');
  await context.addCookies([{ name: 'assay_lang', value: 'hi', url: page.url() }]);
  await page.reload();
  await page.getByRole('button', { name: 'टेस्ट जोड़ें' }).click();
  const hindi = page.getByRole('dialog', { name: 'इस विज़िट में टेस्ट जोड़ें' });
  await expect(hindi.getByText('किसके लिए')).toBeVisible();
  await hindi.getByRole('button', { name: 'HbA1c' }).click();
  await expect(page.getByRole('heading', { name: 'आपकी विज़िट (2 टेस्ट)' })).toBeVisible();
});
