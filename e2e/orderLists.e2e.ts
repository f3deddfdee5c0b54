import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerTo, saidTo } from './pages/said.ts';
import { openByMenu } from './pages/staff.page.ts';

interface Listed {
  id: string;
  amount: number;
  status: string;
}

const isWide = (page: Page) => page.viewportSize()!.width >= 1024;
/** On a phone the fields but the search fold up. */
async function unfold(page: Page): Promise<void> {
  if (!isWide(page)) await page.getByText(/^Filter and sort/).click();
}
const rows = (page: Page) => page.locator('[data-order]');
const ids = (page: Page) =>
  rows(page).evaluateAll((found) => found.map((row) => (row as HTMLElement).dataset['order']!));

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/appointments');
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password').fill('admin-password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/appointments$/);
  await expect(rows(page).first()).toBeVisible();
});

test('orders are sorted and filtered, and a reload and Back keep that @both', async ({ page }) => {
  await answerTo(page, 'adminOrders');
  const listed = () => saidTo(page).answer<{ items: Listed[] }>('adminOrders')!.items;
  await expect(page.getByLabel('Sorted by')).toHaveValue('');
  await unfold(page);
  if (isWide(page)) {
    const amount = page.getByRole('columnheader', { name: 'Amount' });
    await amount.getByRole('button').click();
    await expect(amount).toHaveAttribute('aria-sort', 'ascending');
    await amount.getByRole('button').click();
    await expect(amount).toHaveAttribute('aria-sort', 'descending');
    await expect(amount.getByRole('button')).toBeFocused();
  } else await page.getByLabel('Sorted by').selectOption('Amount, the most first');
  await expect
    .poll(() => listed().every(({ amount }, n, all) => n === 0 || amount <= all[n - 1]!.amount))
    .toBe(true);
  await page.getByLabel('Status', { exact: true }).selectOption('Completed');
  await expect(page).toHaveURL(/\?sort=amount&direction=desc&status=completed$/);
  await expect
    .poll(() => [...new Set(listed().map(({ status }) => status))])
    .toEqual(['completed']);
  await expect.poll(async () => await ids(page)).toEqual(listed().map(({ id }) => id));
  const found = await ids(page);

  const isKept = async () => {
    await expect(page).toHaveURL(/\?sort=amount&direction=desc&status=completed$/);
    await expect.poll(async () => await ids(page)).toEqual(found);
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('completed');
    await expect(page.getByLabel('Sorted by')).toHaveValue('AMOUNT DESC');
  };
  await page.reload();
  await isKept();
  await openByMenu(page, 'Users');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await page.goBack();
  await isKept();
  // The menu leads to the page as it is to begin with.
  await openByMenu(page, 'Appointments');
  await expect(page).toHaveURL(/\/admin\/appointments$/);
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('all');
});

test('a day of the plot narrows the list to it; days the wrong way round are said and kept @both', async ({
  page,
}) => {
  const said = saidTo(page);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await answerTo(page, 'adminOrders');
  const counts = () => said.answer<{ date: string; visits: number }[]>('visitCounts') ?? [];
  await expect.poll(() => counts().length).toBe(14);
  for (const { date, visits } of counts())
    await expect(page.locator(`[data-visits="${date}"]`)).toHaveText(String(visits));
  const busiest = counts().findIndex(({ visits }) => visits > 0);
  const { date } = counts()[busiest]!;
  const day = page.getByRole('table').getByRole('button', { pressed: false }).nth(busiest);
  await day.click();
  await expect(page).toHaveURL(new RegExp(`\\?from=${date}&to=${date}$`));
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  const dates = () =>
    said
      .answer<{ items: { slot: { date: string } }[] }>('adminOrders')!
      .items.map(({ slot }) => slot.date);
  await expect.poll(() => [...new Set(dates())]).toEqual([date]);
  await unfold(page);
  await expect(page.getByLabel('Visits from')).toHaveValue(date);
  await page.getByLabel('Visits to').fill('2020-01-01');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The first day must not be after the last',
  );
  await expect(page.getByLabel('Visits to')).toHaveValue('2020-01-01');
  await page.getByLabel('Visits to').fill('');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
