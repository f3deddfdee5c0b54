import { expect, test } from '@playwright/test';
import type { Page, TestInfo } from '@playwright/test';

/** The slots that a test has had. */
const had = new WeakMap<TestInfo, Set<string>>();

/**
 * One of these slots that no other worker takes meanwhile (each has half hours of its own), and that this
 * test has not had: the same choices sent again would be the same order.
 */
export function anySlot(ids: string[]): string {
  const { parallelIndex, config } = test.info();
  const before = had.get(test.info()) ?? new Set();
  const halfHour = (id: string) => Number(id.slice(-4, -2)) * 2 + Number(id.slice(-2)) / 30;
  const fresh = ids.filter((id) => !before.has(id));
  const own = fresh.filter((id) => halfHour(id) % config.workers === parallelIndex);
  const choice = [own, fresh, ids].find((some) => some.length > 0)!;
  const slot = choice[Math.floor(Math.random() * choice.length)]!;
  had.set(test.info(), before.add(slot));
  return slot;
}

/** The funnel as a person uses it: names and roles only. */
export function bookingPage(page: Page) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const payInWindow = () =>
    page
      .getByRole('dialog', { name: 'lab test payment' })
      .getByRole('button', { name: 'Pay', exact: true })
      .click();
  return {
    press,
    openTest: async (name: string) => {
      await page.goto('/home');
      await page.getByPlaceholder('Search for lab test, packages').fill(name);
      // The test has a card on the page, too, which the results push down when they come.
      await page.getByRole('grid').getByRole('link', { name }).first().click();
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
    pickSlot: async (choose = anySlot) => {
      const days = page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio');
      await days.first().waitFor({ state: 'attached' });
      // Not the first one: it may be today, whose times run out, perhaps just now.
      const day = days.nth(1 + Math.floor(Math.random() * ((await days.count()) - 1)));
      await day.check();
      // Nor one whose last meal should be over by now, which would have to be confirmed.
      const times = page.locator(
        `input[type="radio"][value*="-${(await day.getAttribute('value'))!.replaceAll('-', '')}-"]:not([aria-describedby^="meal-"])`,
      );
      const offered = await times.evaluateAll((radios) =>
        radios.map((radio) => (radio as HTMLInputElement).value),
      );
      await page.locator(`input[value="${choose(offered)}"]`).check();
    },
    fillAddress: async () => {
      await page.getByLabel('House/Flat/Block number').fill('Flat 302');
      await page.getByLabel('Road/Area').fill('12th Main, Indiranagar');
      await page.getByLabel('Zipcode').fill('560038');
      await page.getByLabel('City and state').fill('Bengaluru, Karnataka');
      await press('Save Address');
      await expect(page.getByRole('checkbox', { name: 'HOME' })).toBeChecked();
    },
    // From one step to another; a step that comes between is passed here.
    toLab: () => press('Select Lab'),
    toSlot: () => press('Select Appointment'),
    toAddress: () => press('Add Address'),
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
  await funnel.toLab();
  await funnel.toSlot();
  await funnel.pickSlot();
  await funnel.toAddress();
  await funnel.fillAddress();
  await funnel.press('Complete Order');
  await expect(page.getByRole('heading', { name: 'Review order' })).toBeVisible();
}
