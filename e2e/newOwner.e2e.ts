import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { adminCopy } from '../web/copy/admin.ts';
import { paths } from '../web/paths.ts';
import { expect, freshPerson, readOutbox } from './fixtures.ts';
import { moveToToday } from './moveToToday.ts';
import { owner, test } from './ownProduct.ts';
import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { openOrder } from './pages/orderList.ts';
import { signUp } from './pages/signUp.page.ts';
import {
  beginSecondFactor,
  codeOfApp,
  confirmSecondFactor,
  invite,
  logInAsStaff,
  openByMenu,
  pageOf,
  takeInvitation,
} from './pages/staff.page.ts';
import { releasePdf } from './pages/reportPdf.ts';
import { addTest, fillLab, giveHours } from './pages/stock.page.ts';

// As in production (PD-87).
test.use({ settings: { REQUIRE_SECOND_FACTOR: 'on' }, actionTimeout: 30_000 });

const phone = { width: 390, height: 844 };
const report = Buffer.from('%PDF-1.4 vitamin D and TSH');

/** The first owner sets the second factor up and fills the empty product: tests, a lab, its prices. */
async function stock(page: Page) {
  await logInAsStaff(page, owner);
  const secret = await beginSecondFactor(page, owner.password);
  await confirmSecondFactor(page, codeOfApp(secret));
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await openByMenu(page, 'Dashboard');
  await expect(page.locator('[data-counter="totalTests"]')).toHaveText('0');
  await addTest(page, { name: 'Vitamin D', price: 900, reportTime: '24 Hours' });
  await addTest(page, { name: 'TSH', price: 300, reportTime: '12 Hours' });
  await openByMenu(page, 'Labs');
  await page.getByRole('link', { name: 'Add lab' }).click();
  await fillLab(page, 'North Lab', '12 MG Road, Bengaluru');
  await giveHours(page);
  await page.getByRole('link', { name: 'Prices' }).click();
  await page.getByLabel('Vitamin D', { exact: true }).fill('850');
  await page.getByRole('button', { name: 'Save 1 price' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
}

const reached = (page: Page, stage: string) =>
  expect(page.locator(`[data-stage="${stage}"]`)).toHaveAttribute('data-reached', 'true');

/** The file behind a link. */
async function downloaded(page: Page, link: Locator): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await link.click();
  return readFile(await (await download).path());
}

test('a new owner stocks an empty product, staffs it and sells: a customer books and pays, a technician collects, the lab sends the report', async ({
  page: customer,
  browser,
  ownProduct,
}) => {
  test.setTimeout(300_000);
  const { url } = ownProduct;
  const admin = await pageOf(browser, url);
  const technician = await pageOf(browser, url, phone);
  const lab = await pageOf(browser, url);
  await stock(admin);

  const [kiran, divya] = [freshPerson(), freshPerson()];
  await invite(admin, { name: 'Kiran Gowda', email: kiran.email, role: 'Technician' });
  await invite(admin, { name: 'Divya Rao', email: divya.email, role: 'Lab', lab: 'North Lab' });
  await takeInvitation(technician, kiran);
  await expect(technician.getByRole('heading', { name: 'Today’s visits' })).toBeVisible();
  await takeInvitation(lab, divya);
  await expect(lab.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await customer.goto('/');
  const { phone: number } = await signUp(customer);
  await expect(customer).toHaveURL(/\/home$/);
  await expect(customer.getByRole('link', { name: /^TSH/ })).toBeVisible();
  // Nobody wrote anything yet: no part of the page is empty.
  await expect(customer.getByRole('heading', { name: 'Commonly Booked Test' })).toBeVisible();
  for (const name of ['What people say', 'Frequently asked questions'])
    await expect(customer.getByRole('heading', { name })).toHaveCount(0);
  await bookToReview(customer, 'Vitamin D');
  const funnel = bookingPage(customer);
  await funnel.press('Continue');
  await funnel.pay();
  await expect(customer.getByRole('heading', { name: 'Your order has been placed' })).toBeVisible();
  await funnel.press('Track Your Order');
  const id = customer.url().split('/').at(-1)!;

  await openByMenu(admin, 'Appointments');
  const card = (page: Page) => page.locator(`[data-order="${id}"]`);
  await openOrder(admin, id);
  await expect(card(admin).getByLabel('Technician')).toContainText('Kiran Gowda');
  await card(admin).getByRole('button', { name: 'Assign technician' }).click();
  await reached(customer, 'assigned');

  // The day of the visit comes; meanwhile nobody has a page of it open.
  const open = [admin, technician, lab, customer];
  await Promise.all(open.map((page) => page.goto('about:blank')));
  await ownProduct.restart((folder) => moveToToday(folder, [id]));
  await customer.goto(paths.trackOrder(id));

  await technician.goto(paths.adminDay);
  const visit = technician.locator(`[data-visit="${id}"]`);
  await visit.getByRole('button', { name: 'On my way' }).click();
  await expect(customer.locator('[data-stage="assigned"]')).toContainText('On the way since');
  await visit.getByRole('button', { name: 'Collected', exact: true }).click();
  await visit.getByLabel('Vitamin D, Leela Iyer').fill('blr-000001');
  await visit.getByRole('button', { name: 'Save as collected' }).click();
  await expect(visit).toContainText('Sample BLR-000001');
  await expect(technician.getByText(/· 0 visits left$/)).toBeVisible();
  await reached(customer, 'collection');

  await lab.goto(paths.adminAppointments);
  await openOrder(lab, id);
  await card(lab).getByRole('button', { name: 'Start examining' }).click();
  await reached(customer, 'examining');
  await card(lab).getByLabel('Upload report (PDF)').setInputFiles({
    name: 'report.pdf',
    mimeType: 'application/pdf',
    buffer: report,
  });
  await expect(card(lab).getByText(adminCopy.orders.reportWaits)).toBeVisible();
  const sampleId = 'BLR-000001';
  await releasePdf(admin, id, { name: 'Leela Iyer', sex: 'Female', sampleId });
  await lab.goto(paths.adminAppointments);
  await openOrder(lab, id);
  await card(lab).getByRole('button', { name: 'Complete', exact: true }).click();
  await reached(customer, 'completed');
  const ready = () =>
    readOutbox().filter(
      ({ to, text }) => to.endsWith(number) && text.includes('The report of Vitamin D'),
    );
  await expect.poll(() => ready().length, { message: 'it is said that it is ready' }).toBe(1);

  await customer.getByRole('link', { name: 'See the report' }).click();
  const onPage = customer.getByRole('link', { name: 'Download PDF' });
  expect(await downloaded(customer, onPage)).toEqual(report);
  await customer.goto(paths.reports);
  await expect(customer.getByRole('listitem').filter({ hasText: 'Vitamin D' })).toHaveCount(1);
  const inList = customer.getByRole('link', { name: 'Download' });
  expect(await downloaded(customer, inList)).toEqual(report);

  await admin.goto(paths.admin);
  await expect(admin.locator('[data-counter="totalTests"]')).toHaveText('2');
});
