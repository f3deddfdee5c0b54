import type { Page } from '@playwright/test';
import { pagesShown } from '../tests/shown/pages.shown.ts';
import { paths } from '../web/paths.ts';
import { expect, inState, test } from './fixtures.ts';
import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { brokenRules } from './pages/brokenRules.ts';

/** Presses Tab until the element is reached: a person without a mouse. */
async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'radio' | 'checkbox' | 'textbox',
  name: string | RegExp,
): Promise<void> {
  const target = page
    .getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
    .first();
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches the ${role} '${String(name)}'`);
}
const enter = async (
  page: Page,
  ...at: Parameters<typeof tabTo> extends [Page, ...infer Rest] ? Rest : never
) => {
  await tabTo(page, ...at);
  await page.keyboard.press('Enter');
};

test("a test is booked and paid with the keyboard alone, and each step's heading gets the focus", async ({
  page,
  customer: _,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/testinfo/tsh');
  await enter(page, 'button', 'Add Patient');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'textbox', 'Name');
  await page.keyboard.type('Leela Iyer');
  await page.getByLabel('Date of birth').focus();
  await page.keyboard.type('09091957');
  await tabTo(page, 'radio', 'Male');
  await page.keyboard.press('Space');
  await enter(page, 'button', 'Next');
  await inState(page, 'booking', 'patient.choosing');
  await enter(page, 'button', 'Select Lab');
  await inState(page, 'booking', 'lab.choosing');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(
    page,
    'radio',
    (await page
      .getByRole('main')
      .getByRole('radio', { checked: true })
      .getAttribute('aria-label')) as string,
  );
  await page.keyboard.press('ArrowDown');
  await enter(page, 'button', 'Select Appointment');
  await inState(page, 'booking', 'slot.choosing');
  const days = page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio');
  await tabTo(page, 'radio', (await days.first().getAttribute('aria-label')) as string);
  // From the first day back to the last: today's times run out, perhaps just now.
  await page.keyboard.press('ArrowLeft');
  await expect(days.last()).toBeChecked();
  const times = page.getByRole('radiogroup', { name: 'Select a time slot' }).getByRole('radio');
  await tabTo(page, 'radio', (await times.first().getAttribute('aria-label')) as string);
  await page.keyboard.press('Space');
  await enter(page, 'button', 'Add Address');
  for (const [name, value] of [
    ['Zipcode', '560038'],
    ['House/Flat/Block number', '1'],
    ['Road/Area', 'MG Road'],
    ['City and state', 'Bengaluru'],
  ] as const) {
    await tabTo(page, 'textbox', name);
    await page.keyboard.type(value);
  }
  // Enter in a field submits.
  await page.keyboard.press('Enter');
  await inState(page, 'booking', 'address.choosing');
  await enter(page, 'button', 'Complete Order');
  await inState(page, 'booking', 'review.showing');
  await enter(page, 'button', 'Continue');
  await enter(page, 'button', 'Pay Now');
  const window = page.getByRole('dialog', { name: 'lab test payment' });
  await expect(window).toBeVisible();
  await enter(page, 'button', 'Pay');
  await expect(page.getByRole('heading', { name: 'Your order has been placed' })).toBeVisible();
});

test('at 200% zoom, which is half the width, the whole booking works without scrolling sideways', async ({
  page,
  customer: _,
}) => {
  // A laptop of 1280 by 800 at 200%.
  await page.setViewportSize({ width: 640, height: 400 });
  const narrow = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  await page.goto('/home');
  await narrow();
  await bookToReview(page, 'Complete Blood Count (CBC)');
  await narrow();
  const funnel = bookingPage(page);
  await funnel.press('Continue');
  await narrow();
  await funnel.pay();
  await expect(page.getByRole('heading', { name: 'Your order has been placed' })).toBeVisible();
  await narrow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/',
    '/login',
    '/home',
    '/testinfo/lipid-profile',
    '/orders',
    '/appointments',
    '/address',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await narrow();
  }
});

/** The pages of customers and guests that belong to no flow and need no id. */
const ownAndPublic = Object.entries(pagesShown).flatMap(([name, shown]) => {
  const path = paths[name as keyof typeof paths];
  return shown === 'flow' || typeof path !== 'string' || path.startsWith('/admin') ? [] : path;
});

for (const path of [
  ...ownAndPublic,
  '/testinfo/tsh',
  '/ForgotPassword',
  '/resetPassword',
  '/adminLogin',
  '/nowhere',
])
  test(`no rule of WCAG 2.2 AA is broken at ${path}`, async ({ page, customer: _ }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await brokenRules(page)).toEqual([]);
  });

test('no rule of WCAG 2.2 AA is broken in the panel of the profile and in the chat', async ({
  page,
  customer: _,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.locator('[data-panel="profile"]')).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('dialog', { name: 'AI Assistant' })).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
});

test('no rule of WCAG 2.2 AA is broken from the test to the order that is followed', async ({
  page,
  customer: _,
}) => {
  const broken: string[] = [];
  const look = async () => void broken.push(...(await brokenRules(page)));
  const funnel = bookingPage(page);
  await page.goto('/home');
  await funnel.openTest('TSH');
  await funnel.press('Add Patient');
  await inState(page, 'booking', 'patient.editing');
  await look();
  await funnel.addPatient();
  await look();
  for (const [button, state] of [
    ['Select Lab', 'lab.choosing'],
    ['Select Appointment', 'slot.choosing'],
  ] as const) {
    await funnel.press(button);
    await inState(page, 'booking', state);
    await look();
  }
  await funnel.pickSlot();
  await funnel.toAddress();
  await inState(page, 'booking', 'address.editing');
  await look();
  await funnel.fillAddress();
  await look();
  await funnel.press('Complete Order');
  await inState(page, 'booking', 'review.showing');
  await look();
  await funnel.press('Continue');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByRole('dialog', { name: 'lab test payment' })).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await inState(page, 'booking', 'placed');
  await look();
  await funnel.press('Track Your Order');
  await inState(page, 'tracking', 'following.showing');
  await look();
  expect(broken).toEqual([]);
});
