import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ProblemReport } from '../machines/report/problemReport.ts';
import { bookingPage } from './pages/booking.page.ts';
import { expect, inState, test } from './fixtures.ts';

/** Presses 'Report a problem' in the profile panel, and reads the file that it saves. */
async function savedReport(page: Page): Promise<ProblemReport> {
  await page.getByRole('button', { name: 'Profile' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const file = test.info().outputPath('report.json');
  await (await saved).saveAs(file);
  return JSON.parse(readFileSync(file, 'utf8')) as ProblemReport;
}

test('a reported problem replays in a browser, step by step, to where it was, without a word of the customer', async ({
  page,
  customer,
  browser,
  baseURL,
}) => {
  const funnel = bookingPage(page);
  await page.goto('/home');
  await page.getByRole('link', { name: /HbA1c/ }).first().click();
  await funnel.press('Add Patient');
  await funnel.addPatient('Leela Secret');
  await page.getByRole('checkbox', { name: 'Leela Secret' }).uncheck();
  await page.getByRole('checkbox', { name: 'Leela Secret' }).check();
  await funnel.toLab();
  await inState(page, 'booking', 'lab.choosing');
  await page.getByRole('radio', { name: 'Kaveri Precision Labs' }).check();
  const labs = await page.getByRole('radio').count();
  const report = await savedReport(page);
  const text = JSON.stringify(report);
  expect(
    [customer.email, customer.phone, 'Leela Secret', '1957-09-30', 'Meera'].filter((secret) =>
      text.includes(secret),
    ),
  ).toEqual([]);

  const other = await (
    await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } })
  ).newPage();
  const called: string[] = [];
  other.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/graphql'))
      called.push(request.postData() ?? '');
  });
  await other.addInitScript((given) => {
    window.assayReport = given;
  }, report);
  await other.goto(report.events[0]!.path);
  await other.waitForFunction(() => window.assayReplay !== undefined);
  const reached: unknown[] = [];
  for (const _ of report.events)
    reached.push(await other.evaluate(() => window.assayReplay!.step()));
  expect(reached).toEqual(report.events.map(({ value }) => value));
  await inState(other, 'booking', 'lab.choosing');
  await expect(other.getByRole('radio', { name: '•••' })).toHaveCount(labs);
  // Machines asked nobody; saving the patient a second time would be a second patient.
  expect(called.filter((body) => /mutation|SavePatient/.test(body))).toEqual([]);
  await other.context().close();
});
