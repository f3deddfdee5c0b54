import { expect, test } from './fixtures.ts';
import { seeToast } from './pages/toast.ts';
import { failOperation } from './pages/wire.ts';
import { saidTo } from './pages/said.ts';
import { openByMenu, openMenu } from './pages/staff.page.ts';

// The smallest PNG there is: one pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.beforeEach(async ({ page }) => {
  await page.goto('/admin');
  await expect(page, 'clause 2.19').toHaveURL(/\/adminLogin$/);
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password').fill('admin-password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page, 'clause 2.19').toHaveURL(/\/admin$/);
});

test('the dashboard counts, and every page of the sidebar opens', async ({ page }) => {
  const said = saidTo(page);
  await page.reload();
  await openMenu(page);
  const sidebar = page.getByRole('complementary');
  // Who logged in by e-mail and password stands in the sidebar.
  await expect(
    sidebar.getByText('admin@example.com', { exact: true }),
    'clause 2.19',
  ).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: 'Dashboard', exact: true }),
    'clause 2.20',
  ).toBeVisible();
  await expect(
    sidebar.getByRole('link', { name: 'Add Test', exact: true }),
    'clause 2.20',
  ).toHaveAttribute('href', '/admin/add-test');
  for (const [counter, words] of [
    ['totalTests', 'Total Tests'],
    ['pendingReports', 'Pending Reports'],
    ['appointmentsToday', 'Appointments Today'],
    ['activeUsers', 'Active Users'],
  ]) {
    await expect(page.getByText(words!), 'clause 2.78').toBeVisible();
    const shown = page.locator(`[data-counter="${counter}"]`);
    const counted = () => said.answer<Record<string, number>>('adminCounters')?.[counter!];
    await expect
      .poll(async () => (await shown.innerText()) === String(counted()), 'clause 2.78')
      .toBe(true);
  }
  for (const [name, path] of [
    ['Add Test', '/admin/add-test'],
    ['Tests', '/admin/tests'],
    ['Offers', '/admin/offers'],
    ['Content', '/admin/content'],
    ['Reports', '/admin/reports'],
    ['Appointments', '/admin/appointments'],
    ['Users', '/admin/users'],
    ['Settings', '/admin/settings'],
    ['Dashboard', '/admin'],
  ] as const) {
    await openByMenu(page, name);
    await expect(page, 'clause 2.22').toHaveURL(({ pathname }) => pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
});

test('tags are added by Enter, comma and paste, freed of doubles, and taken back by backspace; the test comes with its two files', async ({
  page,
}) => {
  await openByMenu(page, 'Add Test');
  for (const name of [
    'testName',
    'price',
    'report_time',
    'tat',
    'description',
    'inclusions',
    'disclaimers',
    'features',
    'why_book',
  ])
    await expect(page.getByRole('textbox', { name, exact: true }), 'clause 2.79').toBeVisible();
  for (const file of ['icon', 'image'])
    await expect(page.getByLabel(file, { exact: true }), 'clause 2.79').toHaveAttribute(
      'type',
      'file',
    );
  const tags = page.getByRole('textbox', { name: 'features' });
  const shown = page.locator('[data-scope="tags-input"][data-part="item-text"]');
  await tags.fill('At home');
  await tags.press('Enter');
  await tags.pressSequentially('Painless,');
  await expect(shown, 'clause 5.6').toHaveText(['At home', 'Painless']);
  await tags.evaluate((field) => {
    const data = new DataTransfer();
    data.setData('text/plain', ' painless , Quick\nCheap,at HOME');
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(shown, 'clause 5.6').toHaveText(['At home', 'Painless', 'Quick', 'Cheap']);
  await tags.press('Backspace');
  await expect(shown, 'clause 5.6').toHaveText(['At home', 'Painless', 'Quick']);

  const name = `Zinc ${Date.now() % 100_000}`;
  for (const [label, value] of [
    ['testName', name],
    ['price', '450'],
    ['report_time', '24 Hours'],
    ['tat', '30 Hours'],
    ['description', 'How much zinc is in the blood.'],
    ['inclusions', 'Zinc, Copper'],
  ])
    await page.getByLabel(label!, { exact: true }).fill(value!);
  for (const file of ['icon', 'image'])
    await page
      .getByLabel(file, { exact: true })
      .setInputFiles({ name: `${file}.png`, mimeType: 'image/png', buffer: png });
  await page.getByRole('button', { name: 'Add Test' }).click();
  await expect(page.getByText('The test is in the catalogue.')).toBeVisible();
  await page.goto('/home');
  await page.getByRole('button', { name: 'Show all tests' }).click();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  for (const words of ['₹450', '24 Hours', 'Copper', 'Painless', '30 Hours'])
    await expect(page.getByText(words).first(), 'clause 2.79').toBeVisible();
  // clause 2.79
  await expect
    .poll(() =>
      page
        .locator('main img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth)),
    )
    .toEqual([1, 1]);
});

test('a test that cannot be added says why in a toast and beside the form, and keeps what was typed', async ({
  page,
}) => {
  await openByMenu(page, 'Add Test');
  await page.getByLabel('testName').fill('Zinc');
  await page.getByLabel('price').fill('-5');
  await page.getByRole('button', { name: 'Add Test' }).click();
  // clause 8.6
  await seeToast(page, 'The price must be whole rupees, from 1 to 10,00,000');
  await expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: /price/i }),
  ).toBeVisible();
  await expect(page.getByLabel('testName')).toHaveValue('Zinc');
  await page.getByLabel('price').fill('450');
  await page.getByLabel('icon', { exact: true }).setInputFiles({
    name: 'icon.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await page.getByRole('button', { name: 'Add Test' }).click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /PNG/ })).toBeVisible();
});

test('what is pressed on a page of the administration that was opened anew is done once, and does not go on looking like waiting', async ({
  page,
}) => {
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.locator('[data-early]')).toHaveCount(0);
});

test('an order list that fails has its Retry, and logging out ends the session', async ({
  page,
}) => {
  await failOperation(page, 'AdminOrders');
  await openByMenu(page, 'Appointments');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await expect(page, 'clause 2.78').toHaveURL(/\/adminLogin$/);
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/adminLogin$/);
});

test('an address that is no page leads back to the dashboard; a search that finds nobody shows everybody again', async ({
  page,
}) => {
  await page.goto('/admin/nowhere');
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await openByMenu(page, 'Users');
  await page.getByRole('searchbox').fill('nobody is called this');
  await expect(page.getByRole('heading', { name: 'No customers found.' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all customers' }).click();
  await expect(page.getByText(/@example\.com/).nth(1)).toBeVisible();
});

test('an offer is made, paused, and read by customers while it runs', async ({ page, browser }) => {
  const code = `E2E${Date.now() % 1e9}`;
  await openByMenu(page, 'Offers');
  await expect(page.getByText('FIRST60 · 60% off your first order')).toBeVisible();
  await page.getByRole('link', { name: 'Add an offer' }).click();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByLabel('Title', { exact: true }).fill('₹150 off');
  await page.getByLabel('Percentage off').fill('120');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const percent = page.getByLabel('Percentage off');
  await expect(percent).toHaveAttribute('aria-invalid', 'true');
  await expect(
    page.getByText('Percentage must be a whole number from 1 to 100').first(),
  ).toBeVisible();
  await percent.fill('');
  await page.getByLabel('Title in Hindi').fill('₹150 की छूट');
  await page.getByLabel('Amount off in rupees').fill('150');
  // What is typed is not lost.
  await page.reload();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: code, level: 1 })).toBeVisible();
  await expect(page.getByText('The offer is there.')).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(new URL('/offers', page.url()).href);
  await expect(guest.getByText(`Code ${code}`)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Paused' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(async () => {
    await guest.reload();
    await expect(guest.getByText('Code FIRST60')).toBeVisible();
    await expect(guest.getByText(`Code ${code}`)).toHaveCount(0);
  }).toPass();
  await guest.context().close();
});
