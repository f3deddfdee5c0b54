import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { seeToast } from './pages/toast.ts';

test.describe('code that cannot be fetched', () => {
  test('of a page: one message, and a Retry that opens it', async ({ page, customer }) => {
    expect(customer.email).toMatch(/@/);
    const file = /\/assets\/ReportsPage-.*\.js$/;
    let requests = 0;
    await page.goto('/home');
    await page.route(file, (route) => {
      requests += 1;
      return route.abort('internetdisconnected');
    });
    await page.getByRole('link', { name: 'Reports' }).filter({ visible: true }).click();
    const message = page.getByRole('main').getByRole('alert');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(message).toContainText('We cannot reach the service at the moment');
    // As the link is touched and pressed; then the page is loaded anew, in case that its version was
    // gone: ahead of time while it is asked who is here, when the page is shown, and as the mouse is
    // on the link still.
    expect(requests).toBeLessThanOrEqual(5);
    const before = requests;
    await retry.click();
    await expect.poll(() => requests).toBeGreaterThan(before);
    await expect(message).toContainText('We cannot reach the service at the moment');
    await page.unroute(file);
    await retry.click();
    await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  });

  test('of the profile panel: a toast, and it opens when there is a connection again', async ({
    page,
  }) => {
    await page.goto('/home');
    await expect(page.locator('header [data-location="denied"]')).toBeVisible();
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }),
    );
    const file = /\/assets\/ProfilePanel-.*\.js$/;
    await page.route(file, (route) => route.abort('internetdisconnected'));
    const profile = page.getByRole('button', { name: 'Profile' });
    await profile.click();
    await seeToast(page, /We cannot reach the service/);
    await page.unroute(file);
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'onLine', { value: true, configurable: true }),
    );
    // Chromium does not fetch a module again that it failed to fetch: the page is loaded afresh.
    await expect(async () => {
      await profile.click({ timeout: 2_000 });
      await expect(page.locator('[data-panel="profile"]')).toBeVisible({ timeout: 3_000 });
    }).toPass();
  });
});

/** Touches a link until the page fetches what it leads to: who waits for links comes when it is idle. */
const touchUntil = (page: Page, link: Locator, fetched: () => Promise<unknown>) =>
  expect(async () => {
    await page.mouse.move(0, 0);
    const begun = fetched();
    await link.hover({ timeout: 2000 });
    await begun;
  }).toPass();

test('a page whose link was touched is there when it is pressed', async ({ page, context }) => {
  await page.goto('/home');
  const link = page.locator('#tests a[href^="/testinfo/"]').first();
  await touchUntil(page, link, () =>
    page.waitForResponse((response) => response.url().includes('LabTest&'), { timeout: 3000 }),
  );
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('button', { name: 'Add Patient' })).toBeVisible();
});

test('what the first step of a booking asks by is there before the step is opened', async ({
  page,
  customer: _,
}) => {
  const ports = page.waitForResponse(/\/assets\/booking\.ports-/);
  await page.goto('/testinfo/tsh');
  await page.mouse.move(100, 300);
  expect((await ports).status()).toBe(200);
});

test('a link that is touched leaves the page as it is where its code is gone', async ({
  page,
  customer: _,
}) => {
  await page.goto('/home');
  await page.evaluate(() => document.body.setAttribute('data-not-loaded-anew', ''));
  await page.route(/\/assets\/ReportsPage-.*\.js$/, (route) => route.abort());
  const link = page.getByRole('link', { name: 'Reports' }).filter({ visible: true });
  await touchUntil(page, link, () =>
    page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('ReportsPage'),
      timeout: 3000,
    }),
  );
  await link.focus();
  await expect(page.locator('body[data-not-loaded-anew]')).toBeVisible();
});

for (const path of ['/', '/home', '/testinfo/tsh'])
  test(`a page that is read stays as it is while the service does not answer: ${path}`, async ({
    page,
  }) => {
    let failed = 0;
    await page.goto(path);
    await expect(page.locator('#root')).toHaveAttribute('data-server-rendered');
    await page.route('**/*', (route) => {
      // What the flow page watches with comes to developers alone.
      if (route.request().url().includes('/develop-')) return route.continue();
      failed += 1;
      return route.abort('connectionrefused');
    });
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.mouse.move(100, 300);
    await page.mouse.move(110, 310);
    await expect.poll(() => failed).toBeGreaterThan(0);
    // What is fetched ahead is fetched one after the other, when the browser is idle.
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
  });
