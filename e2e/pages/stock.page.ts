import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openByMenu } from './staff.page.ts';

/** Adds a test by the menu's page. */
export async function addTest(
  page: Page,
  { name, price, reportTime }: { name: string; price: number; reportTime: string },
): Promise<void> {
  await openByMenu(page, 'Add Test');
  await page.getByLabel('testName', { exact: true }).fill(name);
  await page.getByLabel('price', { exact: true }).fill(String(price));
  await page.getByLabel('report_time', { exact: true }).fill(reportTime);
  await page.getByRole('button', { name: 'Add Test' }).click();
  await expect(page.getByText('The test is in the catalogue.')).toBeVisible();
}

/** Fills the form of a new lab; its page is open then. */
export async function fillLab(page: Page, name: string, address: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Address', { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** Gives a new lab its first opening hours, on Sundays too, until noon. */
export async function giveHours(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add hours' }).click();
  await page.getByLabel('Hours 1: Sun').fill('2');
  await page.getByLabel('Hours 1: Closes').fill('12:00');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
}
