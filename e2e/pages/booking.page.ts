import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The funnel as a person uses it: names and roles only. */
export function bookingPage(page: Page) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const payInWindow = () => page.getByRole('dialog', { name: 'lab test payment' }).getByRole('button', { name: 'Pay', exact: true }).click();
  return {
    press,
    openTest: async (name: string) => {
      await page.goto('/home');
      await page.getByPlaceholder('Search for lab test, packages').fill(name);
      await page.getByRole('link', { name }).first().click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    },
    addPatient: async (name = 'Leela Iyer', relation = 'Mother') => {
      await page.getByRole('radio', { name: relation, exact: true }).check();
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Date of birth').fill('1957-09-30');
      await page.getByRole('radio', { name: 'Female', exact: true }).check();
      await press('Next');
      await expect(page.getByText('1 Patient Selected')).toBeVisible();
    },
    pickSlot: async () => {
      // Any time of the last day that is offered: other stories take the first ones.
      const times = page.getByRole('radiogroup', { name: 'Select a time slot' }).getByRole('radio');
      await times.first().waitFor({ state: 'attached' });
      const count = await times.count();
      await times.nth(Math.floor(Math.random() * count)).check();
    },
    fillAddress: async () => {
      await page.getByLabel('House/Flat/Block number').fill('Flat 302');
      await page.getByLabel('Road/Area').fill('12th Main, Indiranagar');
      await page.getByLabel('Zipcode').fill('560038');
      await page.getByLabel('City and state').fill('Bengaluru, Karnataka');
      await press('Save Address');
      await expect(page.getByRole('checkbox', { name: 'HOME' })).toBeChecked();
    },
    openWindow: () => press('Pay Now'),
    payInWindow,
    pay: async () => {
      await press('Pay Now');
      await payInWindow();
    },
  };
}

/** From a test's page to the review of its order, as a verified customer. */
export async function bookToReview(page: Page, test = 'Lipid Profile'): Promise<void> {
  const funnel = bookingPage(page);
  await funnel.openTest(test);
  await funnel.press('Add Patient');
  await funnel.addPatient();
  await funnel.press('Select Lab');
  await funnel.press('Select Appointment');
  await funnel.pickSlot();
  await funnel.press('Add Address');
  await funnel.fillAddress();
  await funnel.press('Complete Order');
  await expect(page.getByRole('heading', { name: 'Review order' })).toBeVisible();
}
