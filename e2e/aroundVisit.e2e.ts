import { readFile } from 'node:fs/promises';
import { bookToReview, bookingPage } from './pages/booking.page.ts';
import { expect, inState, test } from './fixtures.ts';

test('before the visit it is said how to prepare, and the visit goes into a calendar and to the family', async ({
  page,
  context,
  customer: _,
}) => {
  await page.goto('/home');
  await bookToReview(page);
  const funnel = bookingPage(page);
  await funnel.press('Continue');
  await funnel.pay();
  await inState(page, 'booking', 'placed');
  const id = page.url().split('/').at(-1)!;
  const water = /Nothing but water after .+ (on \w+day|between \w+day and \w+day)\./;
  await expect(page.locator('[data-fasting]')).toHaveText(water);
  const number = await page.getByText(/^\d{4}-\d{4}$/).textContent();
  const google = page.getByRole('link', { name: 'Google Calendar' });
  await expect(google).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\/.*dates=\d{8}T/);

  await funnel.press('Track Your Order');
  await expect(page.locator('[data-fasting]')).toHaveText(water);
  await expect(page.getByText(number!)).toBeVisible();
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Calendar file' }).click(),
  ]);
  expect(calendar.suggestedFilename()).toBe(`visit-${number}.ics`);
  expect(await readFile(await calendar.path(), 'utf8')).toContain(`UID:${id}@assay`);

  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Receipt' }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/^A-\d{4}-\d{2}-\d{6}\.pdf$/);
  expect(await readFile(await receipt.path(), 'latin1')).toMatch(/^%PDF-/);

  // This browser shares nothing: the words are copied.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share with family' }).click();
  await expect(page.getByText('Copied.', { exact: false })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Order ${number}.`);
  expect(copied).not.toContain('Lipid');

  await page.goto('/payments');
  await expect(page.getByRole('link', { name: 'Receipt for Lipid Profile' })).toHaveAttribute(
    'href',
    `/api/v1/order/${id}/receipt.pdf`,
  );
  await page.goto('/orders');
  await expect(page.getByText(`Order number ${number}`)).toBeVisible();
});

test('a visit that is over is rated with the keyboard, and the thanks have the focus', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('nandini@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('assay-demo-1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/home/);
  const reply = await page.request.get('/api/v1/order');
  const { data } = (await reply.json()) as { data: { _id: string; rateable: boolean }[] };
  const order = data.find(({ rateable }) => rateable)!;
  await page.goto(`/trackOrder/${order._id}`);
  await inState(page, 'tracking', 'following.showing');
  await page.getByRole('button', { name: 'Send rating' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please choose one to five stars.');
  await page.getByRole('radio', { name: '1 star', exact: true }).focus();
  for (const _step of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.getByRole('textbox', { name: /Anything to add/ }).fill('On time and gentle.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you for your rating.' })).toBeFocused();
  await expect(page.getByText('You gave 4 of 5 stars.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('On time and gentle.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send rating' })).toBeHidden();
});
