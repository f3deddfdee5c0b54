import { test, expect } from './fixtures.ts';

test('a page reads and keeps a press before any of its script is there', async ({ page }) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => { release = resolve; });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Password').fill('assay-demo-1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.locator('[data-early]')).toHaveText('Log in');
  expect(page.url()).toMatch(/\/login$/);
  release();
  await expect(page).toHaveURL(/\/home$/);
});

test('the home page is whole without any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/home`);
  await expect(page.getByRole('heading', { name: 'Tests You Can Choose From' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Complete Blood Count/ })).toBeVisible();
  await page.getByText('Is it safe to give a sample at home?').or(page.locator('summary').first()).first().click();
  await page.getByRole('link', { name: /HbA1c/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'HbA1c' })).toBeVisible();
  await context.close();
});
