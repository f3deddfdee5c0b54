import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminStaffCopy } from '../web/copy/adminStaff.ts';
import { expect } from './fixtures.ts';
import { logInAsOwner, owner, test } from './ownProduct.ts';
import { openByMenu } from './pages/staff.page.ts';

const again = adminStaffCopy.sessionOver;
const fileOf = (lines: string[]) => ({
  name: 'tests.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});
const choose = (page: Page, lines: string[]) =>
  page.locator('input[type=file]').setInputFiles(fileOf(lines));

async function exported(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^tests-\d{4}-\d\d-\d\d\.csv$/);
  return readFile(await download.path(), 'utf8');
}

test('an owner fills the catalogue from a file: faulty lines are named, nothing is stored before Import, and the export has it all', async ({
  page,
}) => {
  await logInAsOwner(page);
  await openByMenu(page, 'Tests');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import tests and prices');

  await choose(page, ['testName,price,aliases', 'Vitamin D,900,', 'Lipid Profile,free,', ',300,']);
  await expect(page.getByRole('heading', { name: 'tests.csv has mistakes' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('2 entries of the file are wrong');
  // On a phone each line names itself, and the table's head is hidden.
  await expect(page.getByRole('row').filter({ hasText: 'Line ' })).toHaveText([
    /Line 3.*price.*The price must be whole rupees/,
    /Line 4.*testName.*Test name is missing/,
  ]);

  const lines = [
    'testName,price,aliases',
    'Vitamin D,900,"धूप का विटामिन',
    '=SUM(A1)"',
    'Lipid Profile,"1,200",',
  ];
  await choose(page, lines);
  await expect(page.getByRole('heading', { name: 'tests.csv can be imported' })).toBeVisible();
  await expect(page.getByText('Nothing is stored yet.')).toBeVisible();
  await page.goto('/admin/tests');
  await expect(page.getByRole('link', { name: 'Add Test', exact: true }).last()).toBeVisible();
  await expect(page.getByText('Vitamin D')).toHaveCount(0);

  await page.goto('/admin/import-tests');
  await choose(page, lines);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'All tests', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Vitamin D' })).toBeVisible();

  const text = await exported(page);
  expect(text.startsWith('\uFEFFid,testName,price,')).toBe(true);
  expect(text).toContain('vitamin-d,Vitamin D,900,');
  expect(text).toContain('"धूप का विटामिन\n=SUM(A1)"');
  expect(text).toContain('lipid-profile,Lipid Profile,1200,');

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'again.csv', { type: 'text/csv' }));
    return transfer;
  }, text);
  await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('heading', { name: 'Nothing to import' })).toBeVisible();
});

test('a session that ended asks for the login where it is: the file stays chosen, what was typed stays typed, and what was pressed is done', async ({
  page,
}) => {
  const logInAgain = async () => {
    await expect(page.getByRole('heading', { name: again.title })).toBeVisible();
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  await logInAsOwner(page);
  await page.goto('/admin/import-tests');
  await choose(page, ['testName,price', 'Ferritin,700']);
  await expect(page.getByRole('heading', { name: 'tests.csv can be imported' })).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await logInAgain();
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible();

  await page.goto('/admin/tests');
  await page.getByRole('link', { name: 'Ferritin' }).click();
  await page.getByLabel('Price').first().fill('650');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: again.notNow }).click();
  await expect(page.getByLabel('Price').first()).toHaveValue('650');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await logInAgain();
  await expect(page.getByRole('heading', { name: again.title })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Price').first()).toHaveValue('650');
});
