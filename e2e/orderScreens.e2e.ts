import type { LabChoice } from '../machines/booking/booking.types.ts';
import type { Order } from '../machines/generated/schema.ts';
import {
  shownLabs,
  shownPlaced,
  shownToPay,
  shownToReview,
  shownTracked,
} from '../tests/shown/shown.ts';
import { expect, inState, test } from './fixtures.ts';
import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { answerTo, saidTo, showsWhatWasSaid } from './pages/said.ts';
import { holdOperation } from './pages/wire.ts';

test('the funnel shows what is chosen on every step, and nothing goes on before it is', async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  const said = saidTo(page);
  await funnel.openTest('Complete Blood Count (CBC)');
  await funnel.press('Add Patient');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
    /Home.*Complete Blood Count.*Add Patient/,
  );
  for (const name of ['Myself', 'Mother', 'Father', 'Son', 'Daughter', 'Others'])
    await expect(
      page
        .getByRole('radiogroup', { name: 'Booking for' })
        .getByRole('radio', { name, exact: true }),
    ).toBeAttached();
  await expect(page.getByRole('radio', { name: 'Myself' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Meera Iyer');
  await page.getByLabel('Date of birth').fill('1990-01-31');
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  const sent = page.waitForRequest(
    (request) => request.postData()?.includes('SavePatient') ?? false,
  );
  await funnel.press('Next');
  expect((await sent).postData()).toContain('Meera Iyer');
  await expect(page.getByText('1 Patient Selected')).toBeVisible();
  const { age } = await answerTo<{ age: number }>(page, 'savePatient');
  await expect(page.getByText(`Self · Female · ${age} years`)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Meera Iyer' }).uncheck();
  await expect(page.getByText('No Patient Selected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select Lab' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Meera Iyer' }).check();
  await funnel.press('Edit');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Iyer');
  await funnel.press('Next');
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await funnel.press('New Patient');
  await funnel.addPatient('Arjun Iyer', 'Son');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await funnel.press('Select Lab');

  const labs = page.getByRole('main').getByRole('radio');
  await expect(labs.first()).toBeChecked();
  const offered = () => said.answer<LabChoice[]>('labs');
  const chosenLab = await labs.first().getAttribute('value');
  await showsWhatWasSaid(page, () => offered() && shownLabs(offered()!, chosenLab));
  await expect(page.getByText(/1 Test/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Test' })).toBeVisible();
  const first = await labs.first().getAttribute('aria-label');
  await funnel.press('Sort');
  await page.getByRole('menuitem', { name: /price/i }).click();
  await labs.nth(1).check();
  const chosen = await labs.nth(1).getAttribute('aria-label');
  await expect(page.locator('[data-footer]')).toContainText(chosen!);
  expect(chosen).not.toBe(first);
  await funnel.press('Select Appointment');

  await inState(page, 'booking', 'slot.choosing');
  // Today's mornings are over at some time of the day.
  await page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio').nth(1).check();
  await expect(page.getByText('06 AM - 12 AM')).toBeVisible();
  await expect(page.locator('[data-footer]')).toContainText('Select a time slot');
  await expect(page.getByRole('button', { name: 'Add Address' })).toBeDisabled();
  await funnel.pickSlot();
  await expect(page.getByRole('button', { name: 'Add Address' })).toBeEnabled();
  // The chosen time stands in the bar below.
  await inState(page, 'booking', 'slot.choosing');
  await page
    .getByRole('radiogroup', { name: 'Day' })
    .getByRole('radio', { checked: false })
    .first()
    .check();
  await expect(page.getByRole('button', { name: 'Add Address' })).toBeDisabled();
  await page.getByRole('button', { name: 'Lab test' }).click();
  await inState(page, 'booking', /^(lab|patient)\.choosing$/);
});

test('review, checkout, success and tracking show the whole order and load visibly', async ({
  page,
  customer: _,
}) => {
  const said = saidTo(page);
  await bookToReview(page, 'Lipid Profile');
  const main = page.getByRole('main');
  const toPay = () => said.order() && shownToPay(said.order()!);
  await showsWhatWasSaid(page, () => said.order() && shownToReview(said.order()!));
  const release = await holdOperation(page, 'BookedOrderById');
  await page.reload();
  await expect(main.getByText('Loading...')).toBeVisible();
  release();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/checkout\?order=/);
  await showsWhatWasSaid(page, toPay);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByRole('dialog', { name: 'lab test payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your order has been placed' })).toBeVisible();
  await expect(main.getByText(/only water for 8 to 10 hours/i)).toBeVisible();
  await showsWhatWasSaid(page, () => said.order() && shownPlaced(said.order()!));
  expect(said.order()!.instructions.length).toBeGreaterThan(0);
  const orderId = decodeURIComponent(page.url().split('/').at(-1)!);
  expect(orderId).toBe(said.order()!.id);
  await expect(page.getByRole('button', { name: 'Back to Home' })).toBeVisible();
  const releaseTracking = await holdOperation(page, 'TrackedOrderById');
  await page.getByRole('button', { name: 'Track Your Order' }).click();
  await expect(main.getByText('Loading...')).toBeVisible();
  releaseTracking();
  await showsWhatWasSaid(page, () => said.order() && shownTracked(said.order() as Order));
  for (const words of ['E-Reports by 12hrs', '24 hrs'])
    await expect(main.getByText(words).first()).toBeVisible();
  await expect(main.locator('[data-stage]')).toHaveCount(5);
  const instructions = main.getByRole('button', { name: /instructions/i });
  await expect(instructions).toHaveAttribute('aria-expanded', 'false');
  await instructions.click();
  await expect(instructions).toHaveAttribute('aria-expanded', 'true');
  await expect(main.getByRole('listitem').filter({ hasText: /only water/i })).toBeVisible();
});
