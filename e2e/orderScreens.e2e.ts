import type { LabChoice, SlotChoice } from '../machines/booking/booking.types.ts';
import type { Order } from '../machines/generated/schema.ts';
import { shownLabs } from '../tests/shown/labs.shown.ts';
import { shownPlaced, shownToPay, shownToReview, shownTracked } from '../tests/shown/shown.ts';
import { day, rupees } from '../tests/shown/words.ts';
import { expect, inState, test } from './fixtures.ts';
import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { saidTo, showsWhatWasSaid } from './pages/said.ts';
import { holdOperation } from './pages/wire.ts';

/** How old somebody is who was born on 31 January 1990, by the calendar of India. */
function ageNow(): number {
  const today = new Date(Date.now() + 330 * 60_000);
  const isBefore = today.getUTCMonth() === 0 && today.getUTCDate() < 31;
  return today.getUTCFullYear() - 1990 - (isBefore ? 1 : 0);
}

test('the funnel shows what is chosen on every step, and nothing goes on before it is', async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  const said = saidTo(page);
  await funnel.openTest('Complete Blood Count (CBC)');
  await funnel.press('Add Patient');
  await expect(page, 'clauses 2.11, 2.46').toHaveURL(/\/AddPatient$/);
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }),
    'clauses 2.41, 2.46',
  ).toHaveText(/Home.*Complete Blood Count.*Add Patient/);
  for (const name of ['Myself', 'Mother', 'Father', 'Son', 'Daughter', 'Others'])
    await expect(
      page
        .getByRole('radiogroup', { name: 'Booking for' })
        .getByRole('radio', { name, exact: true }),
      'clause 2.57',
    ).toBeAttached();
  await expect(page.getByRole('radio', { name: 'Myself' }), 'clause 2.57').toBeChecked();
  for (const name of ['Next', 'Cancel'])
    await expect(page.getByRole('button', { name, exact: true }), 'clause 2.57').toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Meera Iyer');
  await page.getByLabel('Date of birth').fill('1990-01-31');
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  const sent = page.waitForRequest(
    (request) => request.postData()?.includes('SavePatient') ?? false,
  );
  await funnel.press('Next');
  expect((await sent).postData()).toContain('Meera Iyer');
  await expect(page.getByText('1 Patient Selected'), 'clause 2.59').toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Meera Iyer' }), 'clause 2.58').toBeChecked();
  await expect(
    page.getByText(`Self · Female · ${ageNow()} years`, { exact: true }),
    'clause 2.60',
  ).toBeVisible();
  await page.getByRole('checkbox', { name: 'Meera Iyer' }).uncheck();
  await expect(page.getByText('No Patient Selected'), 'clause 2.59').toBeVisible();
  await expect(page.getByRole('button', { name: 'Select Lab' }), 'clause 2.59').toBeDisabled();
  await page.getByRole('checkbox', { name: 'Meera Iyer' }).check();
  await funnel.press('Edit');
  await expect(page.getByLabel('Name', { exact: true }), 'clause 2.58').toHaveValue('Meera Iyer');
  await funnel.press('Next');
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await funnel.press('New Patient');
  await funnel.addPatient('Arjun Iyer', 'Son');
  await expect(page.getByRole('checkbox'), 'clause 2.58').toHaveCount(2);
  await funnel.toLab();

  await expect(page, 'clause 2.12').toHaveURL(/\/Lab$/);
  const labs = page.getByRole('main').getByRole('radio');
  await expect(labs.first(), 'clause 2.63').toBeChecked();
  const offered = () => said.answer<LabChoice[]>('labs');
  const chosenLab = await labs.first().getAttribute('value');
  // clauses 2.63, 9.3
  await showsWhatWasSaid(page, () => offered() && shownLabs(offered()!, chosenLab));
  const pictures = () =>
    page
      .getByRole('main')
      .locator('label img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(await pictures(), 'clause 2.63').toEqual(offered()!.map(({ image }) => image));
  await expect(page.getByText('per 1 Test').first(), 'clauses 2.63, 9.3').toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Test' }), 'clause 2.65').toBeVisible();
  const first = await labs.first().getAttribute('aria-label');
  await funnel.press('Sort');
  await page.getByRole('menuitem', { name: /price/i }).click();
  await labs.nth(1).check();
  const chosen = await labs.nth(1).getAttribute('aria-label');
  await expect(page.locator('[data-footer]'), 'clause 2.64').toContainText(chosen!);
  const price = offered()!.find(({ name }) => name === chosen)!.priceInRupees;
  await expect(page.locator('[data-footer]'), 'clause 2.64').toContainText(rupees(price));
  expect(chosen, 'clause 2.65').not.toBe(first);
  await funnel.toSlot();

  await inState(page, 'booking', 'slot.choosing');
  await expect(page, 'clauses 2.13, 2.64').toHaveURL(/\/SelectAppointment$/);
  const days = page.getByRole('radiogroup', { name: 'Day' });
  const dates = await days
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
  const daysOf = (slots: SlotChoice[]) => [...new Set(slots.map(({ date }) => date))];
  expect(said.answers<SlotChoice[]>('slots').map(daysOf), 'clause 2.66').toContainEqual(dates);
  await expect(days.locator('label'), 'clause 2.66').toHaveText(
    dates.map((date) => new RegExp(`^${day(date).split(/,? /).slice(0, 2).join('')}\\D*$`)),
  );
  // Today's mornings are over at some time of the day.
  await page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio').nth(1).check();
  await expect(page.getByText('06 AM - 12 AM'), 'clause 2.67').toBeVisible();
  await expect(page.locator('[data-footer]'), 'clause 2.68').toContainText('Select a time slot');
  await expect(page.getByRole('button', { name: 'Add Address' }), 'clause 2.68').toBeDisabled();
  await funnel.pickSlot();
  await expect(page.getByRole('button', { name: 'Add Address' }), 'clause 2.68').toBeEnabled();
  // The chosen time stands in the bar below: clause 2.68
  await inState(page, 'booking', 'slot.choosing');
  await page
    .getByRole('radiogroup', { name: 'Day' })
    .getByRole('radio', { checked: false })
    .first()
    .check();
  await expect(page.getByRole('button', { name: 'Add Address' })).toBeDisabled();
  await funnel.press('Cancel');
  await expect(page, 'clause 2.68').toHaveURL(/\/Lab$/);
  await inState(page, 'booking', 'lab.choosing');
  await funnel.toSlot();
  await expect(
    page.getByRole('list', { name: 'Steps of the booking' }).getByRole('listitem'),
    'clause 2.62',
  ).toHaveText(['Lab test', 'Select appointment', 'Add address', 'Review order']);
  await expect(page.getByRole('button', { name: 'Lab test' }), 'clause 2.62').toBeVisible();
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
  // clause 2.72
  await showsWhatWasSaid(page, () => said.order() && shownToReview(said.order()!));
  await expect(page, 'clause 2.15').toHaveURL(`/reviewOrder/${said.order()!.id}`);
  await expect(main.locator('img'), 'clause 2.72').toHaveAttribute('src', said.order()!.lab.image!);
  await expect(page.getByRole('button', { name: 'Continue' }), 'clause 2.72').toBeVisible();
  const release = await holdOperation(page, 'BookedOrderById');
  await page.reload();
  await inState(page, 'booking', 'opening.loading');
  await expect(main.getByText('Loading...'), 'clause 2.73').toBeVisible();
  release();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page, 'clause 2.16').toHaveURL(`/checkout?order=${said.order()!.id}`);
  // clause 2.74
  await showsWhatWasSaid(page, toPay);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(
    page.getByRole('dialog', { name: 'lab test payment' }),
    'clauses 2.74, 7.25',
  ).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'Your order has been placed' }),
    'clause 2.75',
  ).toBeVisible();
  await expect(
    main.getByText('Only water for 8 to 10 hours before the appointment'),
    'clauses 2.75, 9.4',
  ).toBeVisible();
  // clause 2.75
  await showsWhatWasSaid(page, () => said.order() && shownPlaced(said.order()!));
  expect(said.order()!.instructions.length).toBeGreaterThan(0);
  await expect(page, 'clause 2.17').toHaveURL(`/payment-success/${said.order()!.id}`);
  const orderId = decodeURIComponent(page.url().split('/').at(-1)!);
  expect(orderId).toBe(said.order()!.id);
  await expect(page.getByRole('button', { name: 'Back to Home' }), 'clause 2.75').toBeVisible();
  const releaseTracking = await holdOperation(page, 'TrackedOrderById');
  await page.getByRole('button', { name: 'Track Your Order' }).click();
  await expect(main.getByText('Loading...'), 'clause 2.77').toBeVisible();
  releaseTracking();
  await expect(page, 'clause 2.18').toHaveURL(`/trackOrder/${orderId}`);
  // clause 2.76
  await showsWhatWasSaid(page, () => said.order() && shownTracked(said.order() as Order));
  for (const words of ['E-Reports by 12hrs', '24 hrs'])
    await expect(main.getByText(words, { exact: true }).first(), 'clause 2.77').toBeVisible();
  await expect(main.locator('[data-stage]'), 'clause 2.76').toHaveCount(5);
  const instructions = main.getByRole('button', { name: /instructions/i });
  const instruction = main.getByRole('listitem').filter({ hasText: /only water/i });
  await expect(instructions).toHaveAttribute('aria-expanded', 'false');
  await expect(instruction, 'clause 2.76').toBeHidden();
  await instructions.click();
  await expect(instructions).toHaveAttribute('aria-expanded', 'true');
  await expect(instruction, 'clause 2.76').toBeVisible();
});
