import type { Page } from '@playwright/test';
import { expect, makeCustomer, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection the tests and the own orders can be read, and nothing is booked or queued', async ({
  page,
  customer: _,
}) => {
  await page.goto('/home');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // Once more, now through the worker, which keeps what it sees.
  for (const path of ['/orders', '/testinfo/tsh', '/home']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Complete Blood Count/ })).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
  await page.goto('/testinfo/tsh');
  await expect(page.getByRole('heading', { name: 'TSH', level: 1 })).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.context().setOffline(false);
});

/** The worker has seen the customer's orders, and answers with them when there is no connection. */
async function ordersAreStored(page: Page) {
  await page.goto('/home');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(ownAnswers)).toContain('Orders');
}

/** The operations whose answers are stored for reading offline. */
async function ownAnswers() {
  const keys = await (await caches.open('assay-own')).keys();
  return keys.map(({ url }) => /\/own\/(\w+)/.exec(url)?.[1]);
}

/** The next person at this device, without a connection, is shown nothing of the customer. */
async function nobodysOffline(page: Page) {
  await page.context().setOffline(true);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeHidden();
  await page.context().setOffline(false);
}

test("a customer's orders leave the device when logging out begins, not when it is over", async ({
  page,
  customer: _,
}) => {
  await ordersAreStored(page);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SignOut') ? undefined : route.continue(),
  );
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => page.evaluate(ownAnswers)).toEqual([]);
  await nobodysOffline(page);
});

test('they leave it when the session was ended elsewhere', async ({ page, customer: _ }) => {
  await ordersAreStored(page);
  await page.request.post('/api/v1/users/logout', { data: {} });
  await page.goto('/home');
  await expect.poll(() => page.evaluate(ownAnswers)).toEqual([]);
  await nobodysOffline(page);
});

test('they are never shown to the customer who logs in next', async ({ page, customer: _ }) => {
  await ordersAreStored(page);
  await makeCustomer(page.request);
  await page.goto('/home');
  await expect.poll(() => page.evaluate(ownAnswers)).not.toContain('Orders');
  await nobodysOffline(page);
});

test('the app can be installed', async ({ page }) => {
  await page.goto('/home');
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
    start_url: string;
  };
  expect(manifest.start_url).toBe('/home');
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
});
