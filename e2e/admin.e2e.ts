import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { expect, inState, test } from './fixtures.ts';

test("an administrator moves an order to its report while the customer's page follows, and adds a test that a customer finds", async ({
  page,
  customer,
  browser,
  baseURL,
}) => {
  expect(customer.email).toBeTruthy();
  const funnel = bookingPage(page);
  await bookToReview(page, 'PSA (Total)');
  await funnel.press('Continue');
  await funnel.pay();
  await funnel.press('Track Your Order');
  await inState(page, 'tracking', 'following.showing');
  const orderId = page.url().split('/').at(-1)!;

  const office = await (
    await browser.newContext({ baseURL: baseURL!, viewport: { width: 1280, height: 800 } })
  ).newPage();
  await office.goto('/admin');
  await expect(office).toHaveURL(/\/adminLogin$/);
  await office.getByLabel('Email').fill('admin@example.com');
  await office.getByLabel('Password').fill('admin-password');
  await office.getByRole('button', { name: 'Log in' }).click();
  await expect(office).toHaveURL(/\/admin$/);
  await expect(office.locator('[data-counter="totalTests"]')).toHaveText(/\d+/);
  await office.getByRole('link', { name: 'Appointments' }).click();
  const card = office.locator(`[data-order="${orderId}"]`);
  for (const [button, stage] of [
    ['Assign technician', 'assigned'],
    ['Sample collected', 'collection'],
    ['Start examining', 'examining'],
  ] as const) {
    await card.getByRole('button', { name: button }).click();
    await expect(page.locator(`[data-stage="${stage}"]`)).toHaveAttribute('data-reached', 'true');
  }
  await card
    .getByLabel('Upload report (PDF)')
    .setInputFiles({
      name: 'report.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 sample report'),
    });
  await expect(card.getByText('Report uploaded')).toBeVisible();
  await card.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.locator('[data-stage="completed"]')).toHaveAttribute('data-reached', 'true');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download report' }).click();
  expect((await download).suggestedFilename()).toContain('.pdf');
  await page.goto('/reports');
  await expect(page.getByText('PSA (Total)')).toBeVisible();

  const name = `Bone Profile ${orderId.slice(-6)}`;
  await office.getByRole('link', { name: 'Add Test' }).click();
  await office.getByLabel('testName').fill(name);
  await office.getByLabel('price').fill('899');
  await office.getByLabel('report_time').fill('24 Hours');
  await office.getByLabel('description').fill('Calcium, phosphate and vitamin D together.');
  const disclaimers = office.getByRole('textbox', { name: 'disclaimers' });
  await disclaimers.fill('Ask a doctor');
  await disclaimers.press('Enter');
  await office.getByRole('button', { name: 'Add Test' }).click();
  await expect(office.getByText('The test is in the catalogue.')).toBeVisible();
  await office.context().close();
  await funnel.openTest(name);
  await expect(page.getByText('₹899')).toBeVisible();
});

test('the chat answers, collapses and keeps its words', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Assistant' });
  await expect(dialog.getByText('Hi there! What brings you here today?')).toBeVisible();
  await dialog.getByRole('button', { name: 'What are the prices of Tests?' }).click();
  await expect(dialog.getByText(/Prices start from ₹199/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'What Tests are Availiable?' })).toBeHidden();
  await dialog.getByPlaceholder('Type a message...').fill('How much is HbA1c?');
  await expect(dialog.locator('[data-count]')).toHaveText('18/1000');
  await dialog.getByPlaceholder('Type a message...').press('Enter');
  await expect(dialog.getByText(/HbA1c: from ₹399/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Collapse' }).click();
  await expect(dialog.getByText('Chat collapsed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Expand' }).click();
  await dialog.getByRole('button', { name: 'Close chat' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-badge]')).toHaveCount(0);
});

test('every page of the account opens, and logging out leads to the login page', async ({
  page,
  customer,
}) => {
  for (const [path, heading] of [
    ['/orders', 'My orders'],
    ['/reports', 'Reports'],
    ['/appointments', 'My Appointments'],
    ['/family', 'My Family & Friends'],
    ['/payments', 'Payments'],
    ['/address', 'Manage Address'],
    ['/offers', 'Offers'],
    ['/help', 'Help'],
    ['/terms', 'Terms & conditions'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  await page.goto('/reports');
  await expect(page.getByText('No reports yet')).toBeVisible();
  await expect(page.getByText("Your reports will appear here once they're ready.")).toBeVisible();
  await page.goto('/appointments');
  await expect(page.getByText('No Appointments Yet')).toBeVisible();
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByText(customer.email)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
