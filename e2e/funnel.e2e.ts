import type { Page } from '@playwright/test';
import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { takeSeats } from './takeSeats.ts';
import { expect, inState, test } from './fixtures.ts';

/** Loads the page anew and waits for the machine to be where it was. */
async function reloadInto(page: Page, state: string | RegExp): Promise<void> {
  await page.reload();
  await inState(page, 'booking', state);
}

test('a reload in every step of the funnel loses nothing', async ({ page, customer: _ }) => {
  const funnel = bookingPage(page);
  await funnel.openTest('HbA1c');
  await funnel.press('Add Patient');
  await inState(page, 'booking', 'patient.editing');
  await reloadInto(page, 'patient.editing');
  await funnel.addPatient('Gopal Iyer', 'Father');
  await reloadInto(page, 'patient.choosing');
  await expect(page.getByRole('checkbox', { name: 'Gopal Iyer' })).toBeChecked();
  await funnel.toLab();
  await page.getByRole('radio', { name: 'Kaveri Precision Labs' }).check();
  await reloadInto(page, 'lab.choosing');
  await expect(page.getByRole('radio', { name: 'Kaveri Precision Labs' })).toBeChecked();
  await funnel.toSlot();
  await funnel.pickSlot();
  const chosen = await page
    .getByRole('radiogroup', { name: 'Select a time slot' })
    .getByRole('radio', { checked: true })
    .getAttribute('aria-label');
  await reloadInto(page, 'slot.choosing');
  await expect(page.getByRole('radio', { name: chosen! })).toBeChecked();
  await funnel.toAddress();
  await funnel.fillAddress();
  await reloadInto(page, 'address.choosing');
  // clause 2.71
  await expect(page.getByRole('heading', { name: 'Select Address' })).toBeVisible();
  const home = page.getByRole('checkbox', { name: 'HOME' });
  await expect(home).toBeChecked();
  await expect(page.getByRole('link', { name: 'Add Address', exact: true })).toBeVisible();
  await home.uncheck();
  await expect(page.getByRole('button', { name: 'Complete Order' })).toBeDisabled();
  await home.check();
  await funnel.press('Complete Order');
  await inState(page, 'booking', 'review.showing');
  const address = page.url();
  await reloadInto(page, 'review.showing');
  await expect(page).toHaveURL(address);
  await expect(page.getByText('Gopal Iyer', { exact: true })).toBeVisible();
  await funnel.press('Continue');
  await inState(page, 'booking', 'payment.ready');
  await reloadInto(page, 'payment.ready');
  await funnel.pay();
  await inState(page, 'booking', 'placed');
  await reloadInto(page, 'placed');
  await expect(page.getByRole('heading', { name: 'Your order has been placed' })).toBeVisible();
});

test('back and forward walk the steps, and a step that is not due is refused', async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  await page.goto('/SelectAppointment');
  await expect(page).toHaveURL(/\/home#tests$/);
  await funnel.openTest('TSH');
  await funnel.press('Add Patient');
  await funnel.addPatient();
  await funnel.toLab();
  await inState(page, 'booking', 'lab.choosing');
  await funnel.toSlot();
  await inState(page, 'booking', 'slot.choosing');
  await page.goBack();
  await inState(page, 'booking', 'lab.choosing');
  await page.goBack();
  await inState(page, 'booking', 'patient.choosing');
  await page.goForward();
  await inState(page, 'booking', 'lab.choosing');
  await expect(page).toHaveURL(/\/Lab$/);
});

test('Back from a placed order never leads to the same page for ever', async ({
  page,
  customer: _,
}) => {
  await bookToReview(page);
  const funnel = bookingPage(page);
  await funnel.press('Continue');
  await funnel.pay();
  await inState(page, 'booking', 'placed');
  const placed = new URL(page.url()).pathname;
  const entry = () => page.evaluate(() => (history.state as { idx: number }).idx);
  // Payment and review of a paid order lead to where it was placed: each in its own entry.
  for (let before = await entry(); before > 0; before -= 1) {
    await page.goBack();
    if (/checkout|review/.test(new URL(page.url()).pathname))
      await expect(page).toHaveURL(({ pathname }) => pathname === placed);
    expect(await entry()).toBe(before - 1);
  }
  await expect(page).toHaveURL(/\/home$/);
});

test('refused and dismissed payments lead to another try, and then to success', async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  await bookToReview(page, 'Uric Acid');
  await funnel.press('Continue');
  const sandbox = page.getByRole('dialog', { name: 'lab test payment' });
  await funnel.press('Pay Now');
  await sandbox.getByRole('button', { name: 'Close', exact: true }).click();
  // clause 8.11
  await inState(page, 'booking', 'payment.ready');
  await funnel.press('Pay Now');
  await sandbox.getByRole('button', { name: 'Fail payment' }).click();
  await inState(page, 'booking', 'payment.declined');
  await expect(page.getByText('The payment did not go through.')).toBeVisible();

  // The provider's signature is spoiled on its way: the service refuses it, and the alert says so.
  await page.route('**/api/v1/sandbox/pay', async (route) => {
    const asked = route.request().postDataJSON() as object;
    const postData = JSON.stringify({ ...asked, behaviour: 'noWebhook' });
    const reply = await route.fetch({ postData });
    const body = (await reply.json()) as { data: { razorpay_signature: string } };
    body.data.razorpay_signature = 'spoiled';
    await route.fulfill({ response: reply, json: body });
  });
  await funnel.pay();
  const alert = page.getByRole('alertdialog');
  // clauses 7.25, 8.9
  await expect(alert).toContainText('Payment verification failed (status: not accepted)');
  await page.unroute('**/api/v1/sandbox/pay');
  await alert.getByRole('button', { name: 'OK' }).click();
  await inState(page, 'booking', /payment\.confirming/);
  await expect(page.getByText('Confirming with your bank…')).toBeVisible();
  await page.reload();
  await inState(page, 'booking', 'payment.ready');
  await funnel.pay();
  await inState(page, 'booking', 'placed');
});

test('a broken verification says so and finds the payment by itself', async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  await bookToReview(page, 'Ferritin');
  await funnel.press('Continue');
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('VerifyPayment')) await route.abort();
    else await route.fallback();
  });
  await funnel.pay();
  const alert = page.getByRole('alertdialog');
  await expect(alert, 'clause 8.10').toContainText('Something went wrong during verification.');
  await alert.getByRole('button', { name: 'OK' }).click();
  // The webhook has brought the money meanwhile.
  await inState(page, 'booking', 'placed');
});

test('a slot taken meanwhile leads back to the slots with a plain message', async ({
  page,
  customer: _,
  browser,
  baseURL,
}) => {
  const funnel = bookingPage(page);
  await funnel.openTest('Serum Calcium');
  await funnel.press('Add Patient');
  await funnel.addPatient();
  await funnel.toLab();
  await page.getByRole('radio', { name: 'Udaya Path Care' }).check();
  await funnel.toSlot();
  await inState(page, 'booking', 'slot.choosing');
  const slots = page.getByRole('radiogroup', { name: 'Select a time slot' }).getByRole('radio');
  await page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio').last().check();
  await slots.first().check();
  const slotId = await slots.first().getAttribute('value');
  await funnel.toAddress();
  await funnel.fillAddress();

  // Others take every seat of it through the REST service.
  for (let full = false; !full;) {
    const other = await browser.newContext({ baseURL: baseURL! });
    full = await takeSeats(other.request, slotId!);
    await other.close();
  }

  await funnel.press('Complete Order');
  await inState(page, 'booking', 'slot.choosing');
  await expect(page).toHaveURL(/\/SelectAppointment$/);
  await expect(page.getByText('That slot was just taken. Please pick another one.')).toBeVisible();
  await funnel.pickSlot();
  await funnel.toAddress();
  await funnel.press('Complete Order');
  await inState(page, 'booking', 'review.showing');
});

test('a guest who begins to book logs in, proves the number and goes on where he was', async ({
  page,
  customer,
}) => {
  await page.context().clearCookies();
  const funnel = bookingPage(page);
  await funnel.openTest('Blood Group and Rh');
  await funnel.press('Add Patient');
  // Nobody has logged in on this device: an account comes first, the login by a link.
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.getByRole('link', { name: 'I have an account' }).click();
  await expect(page).toHaveURL(/\/login$/);
  // Its code may come later than its address; until then there is the other page's field of this name.
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password').fill('wrong password');
  await funnel.press('Log in');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await page.getByLabel('Password').fill(customer.password);
  await funnel.press('Log in');
  await expect(page).toHaveURL(/\/AddPatient$/);
  await inState(page, 'booking', 'patient.editing');
  await expect(page.locator('[data-booking-summary]')).toHaveText('Blood Group and Rh');
});
