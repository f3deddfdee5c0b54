import type { APIRequestContext } from '@playwright/test';
import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { adminCopy } from '../web/copy/admin.ts';
import { expect, freshPerson, inState, test } from './fixtures.ts';
import { openOrder } from './pages/orderList.ts';
import { releasePdf } from './pages/reportPdf.ts';
import { invite, openByMenu, pageOf, takeInvitation } from './pages/staff.page.ts';

/** Logs the demo customer in whose sample was just collected, and answers that order's id. */
async function signInAsDemo(request: APIRequestContext): Promise<{ collected: string }> {
  const answer = await request.post('/api/v1/users/login', {
    data: { email: 'nandini@example.com', password: 'assay-demo-1' },
  });
  expect(answer.ok()).toBe(true);
  const orders = (await (await request.get('/api/v1/order')).json()) as {
    data: { _id: string; status: string }[];
  };
  return { collected: orders.data.find((order) => order.status === 'collection')!._id };
}

test("an administrator moves an order to its report while the customer's page follows, and adds a test that a customer finds", async ({
  page,
  customer: _,
  browser,
  baseURL,
}) => {
  // Three people's work, one after the other; a second try would find it done.
  test.setTimeout(120_000);
  const funnel = bookingPage(page);
  await bookToReview(page, 'Uric Acid');
  await funnel.press('Continue');
  await funnel.pay();
  await funnel.press('Track Your Order');
  await inState(page, 'tracking', 'following.showing');
  const orderId = page.url().split('/').at(-1)!;

  const admin = await (
    await browser.newContext({ baseURL: baseURL!, viewport: { width: 1280, height: 800 } })
  ).newPage();
  await admin.goto('/admin');
  await expect(admin).toHaveURL(/\/adminLogin$/);
  await admin.getByLabel('Email').fill('admin@example.com');
  await admin.getByLabel('Password').fill('admin-password');
  await admin.getByRole('button', { name: 'Log in' }).click();
  await expect(admin).toHaveURL(/\/admin$/);
  const tests = (await (await page.request.get('/api/v1/tests/alltests')).json()) as {
    data: unknown[];
  };
  // Other stories may have added tests meanwhile.
  const counter = admin.locator('[data-counter="totalTests"]');
  await expect
    .poll(async () => Number(await counter.innerText()))
    .toBeGreaterThanOrEqual(tests.data.length);
  await openByMenu(admin, 'Appointments');
  const booked = await openOrder(admin, orderId);
  await booked.getByRole('button', { name: 'Assign technician' }).click();
  await expect(page.locator('[data-stage="assigned"]')).toHaveAttribute('data-reached', 'true');

  // Nothing is collected before its slot's day: this customer's sample was collected today.
  const other = await browser.newContext({ baseURL: baseURL! });
  const follower = await other.newPage();
  const { collected } = await signInAsDemo(follower.request);
  await follower.goto(`/trackorder/${collected}`);
  await expect(follower.locator('[data-stage="collection"]')).toHaveAttribute(
    'data-reached',
    'true',
  );
  const card = await openOrder(admin, collected);
  await card.getByRole('button', { name: 'Start examining' }).click();
  await expect(follower.locator('[data-stage="examining"]')).toHaveAttribute(
    'data-reached',
    'true',
  );
  const complete = card.getByRole('button', { name: 'Complete', exact: true });
  await expect(complete).toBeHidden();
  await card.getByLabel('Upload report (PDF)').setInputFiles({
    name: 'report.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 sample report'),
  });
  await expect(card.getByText(adminCopy.orders.reportWaits)).toBeVisible();
  const second = freshPerson();
  await invite(admin, { name: 'Omar Khan', email: second.email, role: 'Operations' });
  const checker = await pageOf(browser, baseURL);
  await takeInvitation(checker, second);
  await releasePdf(checker, collected, { name: 'Saraswati Rao', sex: 'Female' });
  await checker.context().close();
  await openByMenu(admin, 'Appointments');
  await openOrder(admin, collected);
  await complete.click();
  await expect(follower.locator('[data-stage="completed"]')).toHaveAttribute(
    'data-reached',
    'true',
  );
  await follower.getByRole('link', { name: 'See the report' }).click();
  const download = follower.waitForEvent('download');
  await follower.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toContain('.pdf');
  await follower.goto('/reports');
  await expect(follower.getByText('Complete Blood Count (CBC)', { exact: true })).toBeVisible();
  await other.close();

  const name = `Bone Profile ${orderId.slice(-6)}`;
  await openByMenu(admin, 'Add Test');
  await admin.getByLabel('testName').fill(name);
  await admin.getByLabel('price').fill('899');
  await admin.getByLabel('report_time').fill('24 Hours');
  await admin.getByLabel('description').fill('Calcium, phosphate and vitamin D together.');
  const disclaimers = admin.getByRole('textbox', { name: 'disclaimers' });
  await disclaimers.fill('Ask a doctor');
  await disclaimers.press('Enter');
  await admin.getByRole('button', { name: 'Add Test' }).click();
  await expect(admin.getByText('The test is in the catalogue.')).toBeVisible();
  await admin.context().close();
  await funnel.openTest(name);
  await expect(page.getByText('₹899')).toBeVisible();
});

test('the chat answers, collapses and keeps its words', async ({ page }) => {
  await page.goto('/home');
  await expect(page.locator('[data-badge]'), 'clause 2.48').toHaveText('1');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Assistant' });
  await expect(dialog.getByText("We're here to help"), 'clause 2.48').toBeVisible();
  await expect(dialog.getByText('Hi there! What brings you here today?')).toBeVisible();
  await dialog.getByRole('button', { name: 'What are the prices of Tests?' }).click();
  await expect(dialog.getByText(/Prices start from ₹199/)).toBeVisible();
  await expect(
    dialog.getByRole('button', { name: 'What Tests are Availiable?' }),
    'clause 2.50',
  ).toBeHidden();
  await dialog.getByPlaceholder('Type a message...').fill('How much is HbA1c?');
  await expect(dialog.locator('[data-count]'), 'clause 2.51').toHaveText('18/1000');
  await dialog.getByPlaceholder('Type a message...').press('Enter');
  await expect(dialog.getByText(/HbA1c: from ₹399/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Collapse' }).click();
  await expect(dialog.getByText('Chat collapsed'), 'clause 2.54').toBeVisible();
  await expect(dialog.getByPlaceholder('Type a message...'), 'clause 2.54').toBeHidden();
  await dialog.getByRole('button', { name: 'Expand' }).click();
  await dialog.getByRole('button', { name: 'Close chat' }).click();
  await expect(dialog, 'clause 2.48').toBeHidden();
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
    await expect(
      page.getByRole('heading', { name: heading, level: 1 }),
      'clause 2.21',
    ).toBeVisible();
  }
  const main = page.getByRole('main');
  await page.goto('/reports');
  for (const words of [
    'No reports yet',
    "Your reports will appear here once they're ready.",
    'Book a test',
  ])
    await expect(main.getByText(words, { exact: true }), 'clause 2.8').toBeVisible();
  await page.goto('/appointments');
  for (const words of ['No Appointments Yet', 'Book a test'])
    await expect(main.getByText(words, { exact: true }), 'clause 2.9').toBeVisible();
  await expect(
    main.getByRole('button', { name: 'Book Now', exact: true }),
    'clause 2.9',
  ).toHaveAttribute('href', '/home');
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByText(customer.email)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page, 'clause 2.27').toHaveURL(/\/login$/);
});
