import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection the tests and the own orders can be read, and nothing is booked or queued', async ({
  page,
  customer,
}) => {
  expect(customer.email).toBeTruthy();
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

test('the app can be installed', async ({ page }) => {
  await page.goto('/home');
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
    start_url: string;
  };
  expect(manifest.start_url).toBe('/home');
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
});
