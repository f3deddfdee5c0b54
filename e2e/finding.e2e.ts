import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { failOperation, holdOperation, inUse } from './pages/wire.ts';
import { axeOn } from './pages/axe.ts';

test.use({ viewport: { width: 390, height: 844 } });

const axe = (page: Page) => axeOn(page).analyze();

test('on a phone: a chip leads to a test, Back to the chip, and all tests are a press away', async ({
  page,
}) => {
  await page.goto('/home');
  const tests = page.locator('#tests').getByRole('link');
  await expect(tests).toHaveCount(8);
  const chip = page.getByRole('button', { name: 'Thyroid', exact: true });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(tests).toHaveText([/^TSH/, /^Thyroid Profile/, /^Free Thyroid/, /^Full Body/]);
  await expect(page.getByText(/^4 of \d+ tests$/)).toBeVisible();
  await tests.first().click();
  await expect(page).toHaveURL(/\/testinfo\/tsh$/);
  await expect(page.getByRole('heading', { level: 1, name: 'TSH' })).toBeVisible();
  await page.goBack();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Show all tests' }).focus();
  await page.keyboard.press('Enter');
  // 45 of the demo, and what other stories add.
  await expect.poll(() => tests.count()).toBeGreaterThanOrEqual(45);
  await expect(tests.first()).toBeFocused();
  await page.getByRole('button', { name: 'Popular', exact: true }).click();
  await expect(tests).toHaveCount(8);
});

test('by the keyboard alone: a misspelt word leads to a related test, and Escape puts the results away', async ({
  page,
}) => {
  await page.goto('/home');
  const field = page.getByRole('combobox', { name: 'Search for lab test, packages' });
  await field.focus();
  await page.keyboard.type('thyriod');
  await expect(page.getByText('0 result(s) found')).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const rows = page.getByRole('rowgroup', { name: 'Related' }).getByRole('row');
  const tsh = rows.filter({ has: page.getByRole('link', { name: /^TSH/ }) });
  await expect(tsh).toBeVisible();
  expect((await axe(page)).violations).toEqual([]);
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(field).toHaveValue('thyriod');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect(tsh).toBeVisible();
  const cell = page.getByRole('gridcell', { selected: true });
  while ((await cell.textContent({ timeout: 5_000 }))?.startsWith('TSH') === false)
    await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', 'search-results-tsh');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/testinfo\/tsh$/);
  await expect(page.getByRole('heading', { level: 1, name: 'TSH' })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('');
});

test('the name filter stays first: what is related stands below, by alias and in Hindi', async ({
  page,
}) => {
  await page.goto('/home');
  const field = page.getByPlaceholder('Search for lab test, packages');
  await field.fill('sugar');
  await expect(page.getByText('2 result(s) found')).toBeVisible();
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows.nth(0)).toContainText('Blood Sugar');
  await expect(rows.nth(2)).toContainText('HbA1c');
  await field.fill('शुगर');
  await expect(page.getByText('0 result(s) found')).toBeVisible();
  await page.getByRole('search').getByRole('link', { name: /HbA1c/ }).click();
  await expect(page).toHaveURL(/\/testinfo\/hba1c$/);
});

test('two packages are compared, and the address can be sent', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Compare Diabetes Care Panel' }).click();
  await expect(page.getByText(/^Diabetes Care Panel is chosen/)).toBeVisible();
  await page
    .getByRole('link', { name: 'Compare with Diabetes Care Panel: Full Body Checkup (42 tests)' })
    .click();
  await expect(page).toHaveURL(/\/compare\/diabetes-care-panel\/full-body-checkup-42-tests$/);
  expect((await axe(page)).violations).toEqual([]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const sent = await context.newPage();
  await sent.goto(`${baseURL}${new URL(page.url()).pathname}`);
  for (const one of [page, sent]) {
    await expect(one.getByRole('heading', { level: 1 })).toHaveText(
      'Diabetes Care Panel – Full Body Checkup (42 tests)',
    );
    await expect(one.getByRole('row', { name: /^Price from/ })).toHaveText(/₹799.*₹1,299/);
    const contents = (title: RegExp) =>
      one.locator('div', { has: one.getByRole('heading', { name: title }) }).last();
    await expect(contents(/^In both: \d+$/)).toContainText('HbA1c');
    await expect(contents(/^Only in Diabetes/)).toContainText('Urine microalbumin');
    await expect(contents(/^Only in Full Body/)).toContainText('Haemoglobin');
  }
  await context.close();
  await page.getByRole('link', { name: 'See and book Diabetes Care Panel' }).click();
  await expect(page).toHaveURL(/\/testinfo\/diabetes-care-panel$/);
});

test('a package that is not there is said, with a way to the others', async ({ page }) => {
  const reply = await page.goto('/compare/tsh/no-such-test');
  expect(reply?.status()).toBe(404);
  await expect(page.getByText('One of these tests is not in our catalogue.')).toBeVisible();
  await page.getByRole('link', { name: 'All packages' }).click();
  await expect(page.getByRole('heading', { name: 'Packages' })).toBeInViewport();
});

test('a test from the list says its name and price at once, and can be booked before its text is there', async ({
  page,
}) => {
  const release = await holdOperation(page, 'LabTest');
  await page.goto('/home');
  await inUse(page);
  const link = page.locator('#tests').getByRole('link', { name: /^TSH/ });
  const price = /₹\d+/.exec(await link.innerText())![0];
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'TSH' })).toBeVisible();
  await expect(page.locator('[data-pill=price]')).toContainText(price);
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Patient' })).toBeEnabled();
  release();
  await expect(page.getByRole('heading', { name: 'About this test' })).toBeVisible();
  await expect(page.locator('[data-pill=price]')).toContainText(price);
});

test('a test from the list whose text cannot be had says so, and Retry fetches it', async ({
  page,
}) => {
  await failOperation(page, 'LabTest');
  await page.goto('/home');
  await inUse(page);
  // A mouse that rests on the link would ask before it is pressed.
  await page.locator('#tests').getByRole('link', { name: /^TSH/ }).press('Enter');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'TSH' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About this test' })).toBeVisible();
});
