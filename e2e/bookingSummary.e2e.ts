import type { LabChoice } from '../machines/booking/booking.types.ts';
import { rupees } from '../tests/shown/words.ts';
import type { Page } from '@playwright/test';
import { expect, inState, test } from './fixtures.ts';
import { bookingPage } from './pages/booking.page.ts';
import { saidTo } from './pages/said.ts';

const summary = (page: Page) => page.locator('[data-booking-summary]');

test('every step names the test and the patient, with the price once a lab is chosen', async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  const said = saidTo(page);
  await funnel.openTest('Lipid Profile');
  await funnel.press('Add Patient');
  await expect(summary(page)).toHaveText('Lipid Profile');
  await funnel.addPatient();
  await expect(summary(page)).toHaveText('Lipid Profile · Leela Iyer');
  await funnel.toLab();
  const price = () => said.order()?.amount ?? said.answer<LabChoice[]>('labs')?.[0]?.amountInRupees;
  const named = async () => {
    await expect.poll(price).toBeGreaterThan(0);
    return `Lipid Profile · Leela Iyer · ${rupees(price()!)}`;
  };
  const steps = [
    ['lab.choosing', 'Select Appointment', () => Promise.resolve()],
    ['slot.choosing', 'Add Address', () => funnel.pickSlot()],
    ['address.editing', 'Complete Order', () => funnel.fillAddress()],
    ['review.showing', 'Continue', () => Promise.resolve()],
  ] as const;
  for (const [state, next, choose] of steps) {
    await inState(page, 'booking', state);
    await expect(summary(page)).toHaveText(await named());
    const before = await summary(page).innerText();
    // A page that is loaded anew knows the ids of what was chosen only.
    await page.reload();
    await inState(page, 'booking', state);
    await expect(summary(page)).toHaveText(before);
    await choose();
    await funnel.press(next);
  }
  await inState(page, 'booking', 'payment.ready');
  await expect(summary(page)).toHaveText(await named());
  await funnel.pay();
  await inState(page, 'booking', 'placed');
  // Its page says what was booked.
  await expect(summary(page)).toHaveCount(0);
});
