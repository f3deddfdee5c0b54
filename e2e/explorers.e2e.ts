import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Cuts the page off from every host but ours; returns what it tried to load from others. */
async function onlyOurHost(page: Page): Promise<string[]> {
  const others: string[] = [];
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => {
      others.push(route.request().url());
      return route.abort();
    },
  );
  return others;
}

test('the GraphQL explorer runs a query without any other host', async ({ page }) => {
  const others = await onlyOurHost(page);
  // Altair logs an error for an answer that comes in parts, which a busy computer may send.
  await page.route('/graphql', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    return route.fulfill({ response: await route.fetch() });
  });
  await page.goto('/graphql');
  await page
    .getByRole('button', { name: /Send Request/ })
    .first()
    .click();
  await expect(page.getByText('"priceInRupees"').first()).toBeVisible();
  expect(others).toEqual([]);
});

test('the REST page shows a call without any other host', async ({ page }) => {
  const others = await onlyOurHost(page);
  await page.goto('/api/docs');
  const call = page.getByText('/api/v1/tests/alltests', { exact: true });
  // Swagger UI draws the calls of a long list as they come into view.
  await page.getByRole('link', { name: 'users', exact: true }).hover();
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(call).toBeVisible({ timeout: 500 });
  }).toPass();
  await call.click();
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible();
  expect(others).toEqual([]);
});
