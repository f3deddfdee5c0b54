import type { Locator, Page } from '@playwright/test';
import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { codeFor, expect, freshPerson, inState } from './fixtures.ts';
import { test } from './ownProduct.ts';

// The earliest place is wanted by every story here: another worker would take it away.
test.use({ demo: 'on' });

/** A page by its heading: a list is another screen than its form. */
const screenOf = (page: Page) =>
  page.evaluate(
    () => `${location.pathname}: ${document.querySelector('main h1')?.textContent ?? ''}`,
  );

/** A customer's hands: every press counts, wherever it leads. */
function handsOf(page: Page) {
  let taps = 0;
  const screens = new Set<string>();
  const tap = async (target: Locator) => {
    taps += 1;
    screens.add(await screenOf(page));
    await target.click();
  };
  const press = (name: string | RegExp) =>
    tap(page.getByRole('button', { name, exact: typeof name === 'string' }));
  return {
    tap,
    press,
    pay: async () => {
      const sandbox = page.getByRole('dialog', { name: 'lab test payment' });
      await tap(sandbox.getByRole('button', { name: 'Pay', exact: true }));
      await expect(page).toHaveURL(/\/payment-success\/\w+$/);
    },
    taps: () => taps,
    screens: () => [...screens],
  };
}

/** Somebody who has booked and paid before, and is at home. */
async function comeBack(page: Page): Promise<void> {
  await bookToReview(page);
  const funnel = bookingPage(page);
  await funnel.press('Continue');
  await funnel.pay();
  await expect(page).toHaveURL(/\/payment-success\/\w+$/);
}

test('a newcomer is at most 20 taps and 12 screens from home to paid, with the PIN code first', async ({
  page,
}) => {
  await page.goto('/home');
  const { tap, press, pay, taps, screens } = handsOf(page);
  await tap(page.locator('[data-location]'));
  await page.getByLabel('PIN code').fill('500034');
  await press('Check');
  await tap(anyTest(page));
  await press('Add Patient');
  // Nobody has logged in on this device: it is offered an account.
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  const { email, phone, password } = freshPerson();
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Menon');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Mobile number').fill(phone);
  await press('Sign up');
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await tap(page.getByLabel('digit 1 of 4'));
  await page.keyboard.type(await codeFor(phone));
  await expect(page).toHaveURL(/\/AddPatient$/);
  await page.getByLabel('Date of birth').fill('1990-03-02');
  await tap(page.getByRole('radio', { name: 'Female', exact: true }));
  await press('Next');
  await press('Select Lab');
  await inState(page, 'booking', 'lab.choosing');
  await press('Select Appointment');
  await press(/^Earliest: /);
  await press('Add Address');
  await page.getByLabel('House/Flat/Block number').fill('17');
  await page.getByLabel('Road/Area').fill('Road No. 12');
  await expect(page.getByLabel('City and state')).not.toHaveValue('');
  await press('Save Address');
  await press('Complete Order');
  await press(/^Pay ₹/);
  await pay();
  expect(taps()).toBeLessThanOrEqual(20);
  expect(screens().length, screens().join(', ')).toBeLessThanOrEqual(12);
});

const anyTest = (page: Page) => page.locator('main a[href^="/testinfo/"]').first();

test('every step of the funnel, pressed one by one, is ten taps from home to paid', async ({
  page,
  customer: _,
}) => {
  await comeBack(page);
  await page.goto('/home');
  const { tap, press, pay, taps } = handsOf(page);
  await tap(anyTest(page));
  await press('Add Patient');
  await press('Select Lab');
  // The lab of the last booking is chosen.
  await inState(page, 'booking', 'lab.choosing');
  await press('Select Appointment');
  await press(/^Earliest: /);
  await press('Add Address');
  await expect(page.getByRole('checkbox', { name: 'HOME' })).toBeChecked();
  await press('Complete Order');
  await press('Continue');
  await press('Pay Now');
  await pay();
  expect(taps()).toBe(10);
});

test('a returning customer books another test as last time: six taps from home to paid @both', async ({
  page,
  customer: _,
}) => {
  await comeBack(page);
  await page.goto('/home');
  const { tap, press, pay, taps } = handsOf(page);
  await tap(anyTest(page));
  await press('Add Patient');
  await expect(page.getByRole('heading', { name: 'As last time' })).toBeVisible();
  await press('Choose a time');
  await inState(page, 'booking', 'slot.choosing');
  // The earliest slot is chosen; another one could be.
  await expect(page.getByRole('button', { name: /^Earliest: / })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await press('Review order');
  await expect(page).toHaveURL(/\/reviewOrder\/\w+$/);
  await press(/^Pay ₹/);
  await pay();
  expect(taps()).toBeLessThanOrEqual(6);
});

for (const [where, open] of [
  ['the list of orders', (page: Page) => page.goto('/orders')],
  ['its own page', (page: Page) => bookingPage(page).press('Track Your Order')],
] as const)
  test(`an order is booked again from ${where} in four taps`, async ({ page, customer: _ }) => {
    await comeBack(page);
    await open(page);
    const { press, pay, taps } = handsOf(page);
    await press('Book again');
    await expect(page).toHaveURL(/\/SelectAppointment$/);
    await inState(page, 'booking', 'slot.choosing');
    await press('Review order');
    await expect(page).toHaveURL(/\/reviewOrder\/\w+$/);
    await expect(page.getByText('Lipid Profile').first()).toBeVisible();
    await expect(page.getByText('Leela Iyer').first()).toBeVisible();
    await press(/^Pay ₹/);
    await pay();
    expect(taps()).toBeLessThanOrEqual(4);
  });

test('what was removed since is asked for again, and the rest is kept', async ({
  page,
  customer: _,
}) => {
  await comeBack(page);
  await page.goto('/address');
  const { addresses } = await page.request.get('/api/v1/address').then(async (reply) => ({
    addresses: ((await reply.json()) as { data: { _id: string }[] }).data,
  }));
  for (const { _id } of addresses) await page.request.delete(`/api/v1/address/${_id}`);
  await page.goto('/orders');
  const { press } = handsOf(page);
  await press('Book again');
  await inState(page, 'booking', 'slot.choosing');
  await press('Review order');
  await expect(page).toHaveURL(/\/AddAddress$/);
  await inState(page, 'booking', 'address.editing');
  await expect(page.getByText('is not saved any more')).toBeVisible();
});

test('a card of review leads to its step, and back to the same order once that is decided', async ({
  page,
  customer: _,
}) => {
  await bookToReview(page);
  const order = page.url();
  const { press } = handsOf(page);
  await press('Change time slot');
  await expect(page).toHaveURL(/\/SelectAppointment$/);
  await press(/^Earliest: /);
  await press('Review order');
  await expect(page).toHaveURL(order);
  await press('Change lab');
  await inState(page, 'booking', 'lab.choosing');
  await page.getByRole('main').getByRole('radio').nth(1).check();
  // Another lab has other times.
  await press('Select Appointment');
  await inState(page, 'booking', 'slot.choosing');
  await press('Review order');
  await expect(page).toHaveURL(order);
  await press('Change patient');
  await expect(page).toHaveURL(/\/AddPatient$/);
  await press('Review order');
  await expect(page).toHaveURL(order);
  await press('Change address');
  await expect(page).toHaveURL(/\/AddAddress$/);
  await press('Complete Order');
  await expect(page).toHaveURL(order);
  await inState(page, 'booking', 'review.showing');
});

test('today and tomorrow are named in the days', async ({ page, customer: _ }) => {
  await bookToReview(page);
  await page.getByRole('button', { name: 'Change time slot' }).click();
  const days = page.getByRole('radiogroup', { name: 'Day' });
  await expect(days.getByText('Tomorrow')).toBeVisible();
});
