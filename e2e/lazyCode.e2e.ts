import type { Locator, Page } from '@playwright/test';
import { paths } from '../web/paths.ts';
import { codeFor, expect, freshPerson, test } from './fixtures.ts';
import { headed, typeCode } from './pages/signUp.page.ts';
import { seeToast } from './pages/toast.ts';

/** Files of later parts that match cannot be fetched until the function that is returned is called. */
async function withoutCode(page: Page, files: RegExp): Promise<() => void> {
  let isMissing = true;
  await page.route(files, (route) =>
    isMissing && route.request().resourceType() === 'fetch'
      ? route.abort('internetdisconnected')
      : route.continue(),
  );
  return () => {
    isMissing = false;
  };
}

/** Opens a page; what is returned waits and fails if it was loaded anew since. */
async function openOnce(page: Page, path: string): Promise<() => Promise<void>> {
  await page.goto(path);
  // Files that the page itself names are fetched by the browser's own means, which do not try again.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  return async () => expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
}

const unreachable = 'We cannot reach the service';
const ports = /\/assets\/\w+\.ports-[\w-]+\.js$/;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('code that cannot be fetched', () => {
  test('of a page: one message, and a Retry that opens it without another load, on every page', async ({
    page,
    customer: _,
  }) => {
    test.slow();
    const isStillThere = await openOnce(page, '/home');
    const failed = new Set<string>();
    // Every file fails the first time that it is wanted.
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return route.abort('internetdisconnected');
    });
    const opened: string[] = [];
    for (const path of Object.values(paths)) {
      if (typeof path !== 'string' || path.startsWith('/admin')) continue;
      await page.evaluate((next) => {
        history.pushState({}, '', next);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
      await expect(async () => {
        const retry = page.getByRole('button', { name: 'Retry' }).first();
        if (await retry.isVisible()) await retry.click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 1000 });
        await expect(page.getByRole('main').getByText(unreachable)).toHaveCount(0, {
          timeout: 1000,
        });
      }).toPass({ timeout: 15_000 });
      opened.push(path);
    }
    expect(opened.length).toBeGreaterThan(15);
    expect(failed.size).toBeGreaterThan(15);
    await isStillThere();
  });

  test('of the profile panel: a toast, and it opens when there is a connection again', async ({
    page,
  }) => {
    const goOn = await withoutCode(page, /\/assets\/ProfilePanel-.*\.js$/);
    const isStillThere = await openOnce(page, '/home');
    await expect(page.locator('header [data-location="denied"]')).toBeVisible();
    const profile = page.getByRole('button', { name: 'Profile' });
    await profile.click();
    await seeToast(page, unreachable);
    goOn();
    await profile.click();
    await expect(page.locator('[data-panel="profile"]')).toBeVisible();
    await isStillThere();
  });

  test('of a login: a sentence, and the next press logs in with what was typed', async ({
    page,
    customer,
  }) => {
    await page.context().clearCookies();
    const goOn = await withoutCode(page, ports);
    const isStillThere = await openOnce(page, '/login');
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await press(page, 'Log in');
    await expect(page.getByRole('alert').getByText(unreachable)).toBeVisible();
    goOn();
    await press(page, 'Log in');
    await expect(page).toHaveURL(/\/home$/);
    await isStillThere();
  });

  test('of signing up: sentences, and what was typed goes on to the code that came', async ({
    page,
  }) => {
    const person = freshPerson();
    const goOn = await withoutCode(page, ports);
    const goOnToCode = await withoutCode(page, /\/assets\/CodeStep-.*\.js$/);
    const isStillThere = await openOnce(page, '/');
    await page.getByLabel('First name').fill('Meera');
    await page.getByLabel('Last name').fill('Iyer');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await press(page, 'Sign up');
    await expect(page.getByRole('alert').getByText(unreachable)).toBeVisible();
    goOn();
    await press(page, 'Sign up');
    await headed(page, 'Your mobile number');
    await page.getByLabel('Mobile number').fill(person.phone);
    await press(page, 'Send OTP');
    await expect(page.getByText(unreachable)).toBeVisible();
    goOnToCode();
    await press(page, 'Retry');
    await headed(page, 'Enter the code');
    await typeCode(page, await codeFor(person.phone));
    await expect(page).toHaveURL(/\/home$/);
    await isStillThere();
  });

  test('of a new password: a sentence, and the next press sends the code', async ({
    page,
    customer,
  }) => {
    await page.context().clearCookies();
    const goOn = await withoutCode(page, ports);
    const isStillThere = await openOnce(page, '/ForgotPassword');
    await page.getByLabel('Email').fill(customer.email);
    await press(page, 'Send OTP');
    await expect(page.getByRole('alert').getByText(unreachable)).toBeVisible();
    goOn();
    await press(page, 'Send OTP');
    await expect(page).toHaveURL(/\/resetPassword$/);
    await isStillThere();
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
