import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { AddressInput, PatientInput } from '../../machines/generated/schema.ts';
import { childPatient } from '../../devtools/samples/childPatient.ts';
import { patient, unservedPin } from '../../devtools/samples/entities.ts';
import type { Outcome } from '../../devtools/samples/samples.ts';
import { bookingCopy } from '../../web/copy/booking.ts';

const fields = bookingCopy.address;

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
/** The button that leads on names review where all else was decided. */
export const pressNext = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^(${name}|Review order)$`) }).click();
/** A radio by the id of what it stands for. */
export const choose = (page: Page, id: string) =>
  page.locator(`input[type="radio"][value="${id}"]`).check();

/** Chooses a test in the sheet that adds one to the visit. */
export const addTest = (page: Page, tests: { id: string; name: string }[], id: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: tests.find((test) => test.id === id)!.name, exact: true })
    .click();

const pinSheet = (page: Page) => page.getByRole('dialog', { name: 'Where do you need us?' });

/** Types a PIN code into the sheet that the header opens, and puts it away where nobody collects. */
export async function choosePin(page: Page, pin: string): Promise<void> {
  await page.locator('header [data-location]').click();
  await submitPin(page, pin);
  if (pin === unservedPin) await pinSheet(page).getByRole('button', { name: 'Close' }).click();
}

export async function submitPin(page: Page, pin: string): Promise<void> {
  await pinSheet(page).getByLabel('PIN code').fill(pin);
  await pinSheet(page).getByRole('button', { name: 'Check', exact: true }).click();
}

export const nameOfPatient = (id: string) => (id === childPatient.id ? childPatient : patient).name;

export async function fillPatient(page: Page, { name, dateOfBirth }: PatientInput): Promise<void> {
  await page.getByRole('radio', { name: 'Mother', exact: true }).check();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Date of birth').fill(dateOfBirth);
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await press(page, 'Next');
}

/** Fills in the form of an address. */
export async function fillAddress(
  form: Page | Locator,
  { houseNo, road, zipCode, cityState }: AddressInput,
): Promise<void> {
  await form.getByLabel(fields.zip).fill(zipCode);
  await form.getByLabel(fields.house).fill(houseNo);
  await form.getByLabel(fields.road).fill(road);
  await form.getByLabel(fields.city).fill(cityState);
}

/** The provider's window: pays, fails or is closed, as the outcome says. */
export async function endPayment(page: Page, outcome: Outcome): Promise<void> {
  const { kind } = (outcome as { answers: { kind: 'paid' | 'failed' | 'dismissed' } }).answers;
  await page.route('**/api/v1/sandbox/pay', (route) =>
    route.fulfill({
      json: {
        message: 'Paid',
        data: {
          razorpay_payment_id: 'pay1',
          razorpay_order_id: 'order1',
          razorpay_signature: 'good',
        },
      },
    }),
  );
  const sandbox = page.getByRole('dialog', { name: 'lab test payment' });
  await expect(sandbox).toBeVisible();
  await sandbox
    .getByRole('button', {
      name: { paid: 'Pay', failed: 'Fail payment', dismissed: 'Close' }[kind],
      exact: true,
    })
    .click();
}
