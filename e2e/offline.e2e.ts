import type { Page } from '@playwright/test';
import { homeCopy } from '../web/copy/home.ts';
import { expect, makeCustomer, test } from './fixtures.ts';
import { relayTo } from './relay.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection the tests and the own orders can be read, and nothing is booked or queued', async ({
  page,
  customer: _,
}) => {
  await page.goto('/home');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // Once more, now through the worker, which keeps what it sees.
  for (const [path, heading] of [
    ['/orders', 'My orders'],
    ['/testinfo/tsh', 'TSH'],
    ['/home', homeCopy.own.hello('Meera')],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'saved earlier' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Complete Blood Count/ })).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
  await page.goto('/testinfo/tsh');
  await expect(page.getByRole('heading', { name: 'TSH', level: 1 })).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.context().setOffline(false);
});

test('with the service away a page says that it was saved, and when, until it is answered again', async ({
  page,
  baseURL,
}) => {
  const product = await relayTo(baseURL!);
  try {
    await page.goto(`${product.address}/testinfo/tsh`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.goto(`${product.address}/home`);
    await expect(page.getByRole('heading', { level: 1, name: 'Lab tests at home' })).toBeVisible();
    await expect.poll(() => page.evaluate(cachedPages)).toContain('/home');
    // The code of the note comes last.
    await page.waitForLoadState('networkidle');
    const note = page.getByRole('status').filter({ hasText: 'saved earlier' });
    await expect(note).toBeHidden();
    const savedOn = await page.evaluate(() =>
      new Date().toLocaleDateString('en-IN', {
        day: 'numeric',
        month: 'short',
        timeZone: 'Asia/Kolkata',
      }),
    );
    await product.goAway();
    await page.reload();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await expect(note).toContainText('The service cannot be reached');
    await expect(note).toContainText(`It is from ${savedOn}`);
    // What was not saved cannot be shown; the service is away all the same.
    await page.getByRole('link', { name: /^Vitamin D \(25-OH\)/ }).click();
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(retry).toBeVisible();
    await expect(note).toContainText('The service cannot be reached');
    await page.goto(`${product.address}/home`);
    await expect(note).toContainText('The service cannot be reached');
    await product.comeBack();
    await page.reload();
    await expect(page.getByRole('link', { name: /Complete Blood Count/ })).toBeVisible();
    await expect(note).toBeHidden();
  } finally {
    await product.goAway();
  }
});

test('a cached page whose code is not cached says that there is no connection', async ({
  page,
  customer: _,
  baseURL,
}) => {
  const product = await relayTo(baseURL!);
  try {
    await ordersAreStored(page, product.address);
    await page.evaluate(async () => {
      const files = await caches.open('assay-files');
      const code = (await files.keys()).filter(({ url }) => /\/OrdersPage-/.test(url));
      if (code.length === 0) throw new Error('the code of the page was not cached');
      await Promise.all(code.map((file) => files.delete(file)));
    });
    // The browser keeps files, too.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    await product.goAway();
    await page.goto(`${product.address}/orders`);
    const message = page.getByRole('main').getByRole('alert');
    await expect(message).toContainText('We cannot reach the service');
    await expect(page.getByRole('status').filter({ hasText: 'saved earlier' })).toBeVisible();
    await expect(message.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByText('It was our fault')).toBeHidden();
    await product.comeBack();
    // A browser may not ask again for code that it just failed to fetch; then the page is loaded anew.
    await expect(async () => {
      await message.getByRole('button', { name: 'Retry' }).click({ timeout: 2_000 });
      await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible({
        timeout: 3_000,
      });
    }).toPass({ timeout: 40_000 });
  } finally {
    await product.goAway();
  }
});

/** The paths of the pages that are cached. */
async function cachedPages() {
  const keys = await (await caches.open('assay-pages')).keys();
  return keys.map(({ url }) => new URL(url).pathname);
}

/** The worker has seen the customer's orders, and answers with them when there is no connection. */
async function ordersAreStored(page: Page, address = '') {
  await page.goto(`${address}/home`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto(`${address}/orders`);
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

test("a page of a customer is stored as the customer's alone, and no other customer of the device is shown it", async ({
  page,
  customer: _,
}) => {
  await ordersAreStored(page);
  const stored = () =>
    page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const text = await (await cache.match(request))!.text();
          if (text.includes('id="answers" data-own'))
            found.push(`${name} ${new URL(request.url).pathname}`);
        }
      }
      return found;
    });
  await expect.poll(stored).toEqual(['assay-own /orders']);
  // Another customer logs in at the same device, and opens a page that brings who it is.
  const { email } = await makeCustomer(page.request);
  await page.goto('/reports');
  await expect.poll(stored).toEqual(['assay-own /reports']);
  await page.context().setOffline(true);
  await page.goto('/reports');
  await expect(page.getByRole('heading', { name: 'Reports', exact: true })).toBeVisible();
  expect(await page.content()).toContain(email);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.context().setOffline(false);
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
