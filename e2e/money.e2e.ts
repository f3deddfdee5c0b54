import type { Page } from '@playwright/test';
import { anySlot, bookingPage, bookToReview } from './pages/booking.page.ts';
import { showsFullHold } from './pages/hold.ts';
import { operationOf } from './pages/wire.ts';
import { call, expect, inState, test } from './fixtures.ts';

/** From a test's page to Checkout; answers the order's id. */
async function bookToCheckout(page: Page, name: string): Promise<string> {
  await bookToReview(page, name);
  await bookingPage(page).press('Continue');
  await inState(page, 'booking', 'payment.ready');
  return new URL(page.url()).searchParams.get('order')!;
}

async function statusOf(page: Page, id: string): Promise<string> {
  const { data } = (await (await page.context().request.get(`/api/v1/order/${id}`)).json()) as {
    data: { paymentStatus: string };
  };
  return data.paymentStatus;
}

/** The end of the id of the slot that an order has: its day and its time, as in `-20261128-1530`. */
async function slotOf(page: Page, id: string): Promise<string> {
  const { data } = (await (await page.request.get(`/api/v1/order/${id}`)).json()) as {
    data: { slot: { date: string; startTime: string } };
  };
  const [, hour, minute, half] = /^(\d+):(\d+) (am|pm)$/.exec(data.slot.startTime)!;
  const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return `-${data.slot.date.replaceAll('-', '')}-${String(hours).padStart(2, '0')}${minute}`;
}

test('a browser that is closed right after paying finds the order paid when it comes back', async ({
  page,
  customer: _,
}) => {
  const id = await bookToCheckout(page, 'HbA1c');
  const context = page.context();
  // The provider has the money; what its window hands over never arrives.
  const closed = new Promise<void>((resolve) => {
    void page.route('**/api/v1/sandbox/pay', async (route) => {
      await route.fetch();
      await page.close();
      resolve();
    });
  });
  await Promise.all([
    closed,
    bookingPage(page)
      .pay()
      .catch(() => undefined),
  ]);
  const back = await context.newPage();
  await expect.poll(() => statusOf(back, id), { timeout: 20_000 }).toBe('SUCCESS');

  await back.goto(`/checkout?order=${id}`);
  await expect(back.getByRole('heading', { name: 'Your order has been placed' })).toBeVisible();
  await back.goto('/orders');
  await back.getByRole('link', { name: 'Track' }).first().click();
  await inState(back, 'tracking', 'following.showing');
  await expect(back.locator('[data-stage="placed"]')).toHaveAttribute('data-reached', 'true');
});

test('a window that loses its connection after paying does not lead to a second payment', async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  const orderId = await bookToCheckout(page, 'Serum Calcium');
  await call(page.request, 'sandbox/behaviour', { orderId, payment: 'noCallback' });
  await funnel.pay();
  const sandbox = page.getByRole('dialog', { name: 'lab test payment' });
  await expect(sandbox.getByText('The payment window lost its connection')).toBeVisible();
  await sandbox.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => statusOf(page, orderId)).toBe('SUCCESS');
  // The checkout follows its order: nobody has to press anything again.
  await inState(page, 'booking', 'placed');
});

test('while the bank confirms the page says so, and it finds out by itself', async ({
  page,
  customer: _,
}) => {
  const orderId = await bookToCheckout(page, 'Uric Acid');
  let proof: object | undefined;
  // The provider cannot be asked when the proof is checked, and its webhook is late.
  await page.route('**/api/v1/sandbox/pay', async (route) => {
    const reply = await route.fetch({
      postData: JSON.stringify({
        ...(route.request().postDataJSON() as object),
        behaviour: 'noWebhook',
      }),
    });
    proof = ((await reply.json()) as { data: object }).data;
    await call(page.request, 'sandbox/behaviour', { orderId, calls: 'error' });
    await route.fulfill({ response: reply });
  });
  await bookingPage(page).pay();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await inState(page, 'booking', /payment\.confirming/);
  await expect(page.getByText('Confirming with your bank…')).toBeVisible();
  await call(page.request, 'sandbox/behaviour', { orderId, calls: 'plain' });
  await call(page.request, 'payment/verify', { ...proof, orderId });
  await inState(page, 'booking', 'placed');
});

test('a hold that ends on checkout leads back to the slots, and everything else is kept', async ({
  page,
  customer: _,
}) => {
  await page.clock.install();
  const began = Date.now();
  const funnel = bookingPage(page);
  await bookToCheckout(page, 'Ferritin');
  await showsFullHold(page, began);
  // The service's clock has not moved on: its hold is ended in its answer.
  await page.route('**/graphql*', async (route) => {
    if (operationOf(route) !== 'BookedOrderById') return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { order: object } };
    const order = { ...data.order, holdSecondsLeft: 0, holdExtendable: false };
    return route.fulfill({ json: { data: { order } } });
  });
  await page.clock.fastForward('15:01');
  await inState(page, 'booking', 'slot.choosing');
  await expect(page).toHaveURL(/\/SelectAppointment$/);
  await expect(
    page.getByText('The time to pay is over, and your slot has been released.'),
  ).toBeVisible();
  await funnel.pickSlot();
  await funnel.toAddress();
  await expect(page.getByRole('checkbox', { name: 'HOME' })).toBeChecked();
  await funnel.press('Complete Order');
  await inState(page, 'booking', 'review.showing');
  await expect(page.getByText('Leela Iyer', { exact: true })).toBeVisible();
});

test('two minutes before the end the person is warned and has five more minutes, on the server too', async ({
  page,
  customer: _,
}) => {
  await page.clock.install();
  const id = await bookToCheckout(page, 'Vitamin B12');
  const heldUntil = async () => {
    const { data } = (await (await page.request.get(`/api/v1/order/${id}`)).json()) as {
      data: { holdExpiresAt: string; holdExtendable: boolean };
    };
    return [Date.parse(data.holdExpiresAt), data.holdExtendable] as const;
  };
  const [until] = await heldUntil();
  const warning = page.getByRole('alert');
  const more = page.getByRole('button', { name: 'Keep my slot for 5 more minutes' });
  await expect(warning).toBeHidden();
  await page.getByRole('button', { name: 'Pay Now' }).focus();
  await page.clock.fastForward('13:05');
  await expect(warning).toHaveText(
    'Less than 2 minutes are left to pay. Then your slot is released.',
  );
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeFocused();
  await more.press('Enter');
  await inState(page, 'booking', 'payment.ready');
  await expect(warning).toHaveText(
    'Your slot is held 5 minutes longer. It cannot be held longer again.',
  );
  await expect(more).toBeHidden();
  // Whoever pressed what goes away goes on at the heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await heldUntil()).toEqual([until + 5 * 60_000, false]);
  await bookingPage(page).pay();
  await inState(page, 'booking', 'placed');
});

test('a paid order is moved to another slot, then cancelled, and the refund is followed to its end', async ({
  page,
  customer: _,
}) => {
  const id = await bookToCheckout(page, 'TSH');
  await bookingPage(page).pay();
  await inState(page, 'booking', 'placed');
  await page.goto(`/trackOrder/${id}`);
  await page.getByRole('button', { name: 'Change the slot' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Day' })).toBeVisible();
  // On its own day the slot that the order has is not offered.
  const booked = await slotOf(page, id);
  const [, year, month, day] = /(\d{4})(\d\d)(\d\d)-/.exec(booked)!;
  await page.locator(`input[type="radio"][value="${year}-${month}-${day}"]`).check();
  await expect(
    page.locator(`input[type="radio"][value*="-${year}${month}${day}-"]`),
  ).not.toHaveCount(0);
  await expect(page.locator(`input[type="radio"][value$="${booked}"]`)).toHaveCount(0);
  await bookingPage(page).pickSlot(anySlot);
  const chosen = await page
    .getByRole('radiogroup', { name: 'Select a time slot' })
    .getByRole('radio', { checked: true })
    .getAttribute('value');
  await page.getByRole('button', { name: 'Change the slot' }).last().click();
  await inState(page, 'tracking', 'following.showing');
  const { data } = (await (await page.request.get(`/api/v1/order/${id}`)).json()) as {
    data: { events: { type: string; note: string }[]; slot: { date: string; startTime: string } };
  };
  expect(data.events.at(-1)).toMatchObject({
    type: 'slot.changed',
    note: `${data.slot.date}, ${data.slot.startTime}`,
  });
  expect(chosen).toContain(data.slot.date.replaceAll('-', ''));
  await expect(page.getByText(data.slot.startTime).first()).toBeVisible();

  // A provider that takes its time, so that the first of the two messages can be read.
  await call(page.request, 'sandbox/behaviour', { orderId: id, calls: 'slow' });
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Your payment will be refunded');
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('This order was cancelled.')).toBeVisible();
  await expect(page.getByText('Your refund is on its way')).toBeVisible();
  await call(page.request, 'sandbox/behaviour', { orderId: id, calls: 'plain' });
  await expect.poll(() => statusOf(page, id), { timeout: 30_000 }).toBe('REFUNDED');
  // The page hears of it by itself.
  await expect(page.getByText('Your money has been refunded.')).toBeVisible();
  await page.goto('/payments');
  await expect(page.getByText('Refunded')).toBeVisible();
});
