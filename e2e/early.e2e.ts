import { expect, inState, test } from './fixtures.ts';
import { bookingPage } from './pages/booking.page.ts';
import { holdFiles, inUse } from './pages/wire.ts';

test('a page reads and keeps a press before any of its script is there', async ({ page }) => {
  const release = await holdFiles(page, /\/assets\/.*\.js$/);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Password').fill('assay-demo-1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.locator('[data-early]')).toHaveText('Log in');
  expect(page.url()).toMatch(/\/login$/);
  release();
  await expect(page).toHaveURL(/\/home$/);
});

test('a menu that was opened before any script is there stays open', async ({
  page,
  customer: _,
}) => {
  await page.goto('/testinfo/tsh');
  const funnel = bookingPage(page);
  await page.getByRole('button', { name: 'Add Patient' }).click();
  await funnel.addPatient();
  await page.getByRole('button', { name: 'Select Lab', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sort' })).toBeEnabled();
  const release = await holdFiles(page, /\/assets\/.*\.js$/);
  await page.goto('/Lab', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  release();
  await inUse(page);
  await expect(page.getByRole('menu')).toBeVisible();
});

test('a press before any script is kept, too, where the page is hydrated last', async ({
  page,
}) => {
  const release = await holdFiles(page, /\/assets\/.*\.js$/);
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator('[data-early]')).toHaveText('हिन्दी');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test('what is around a part that is hydrated last renders without replacing it', async ({
  page,
}) => {
  // What waits for the browser to be idle comes at once, while the page still keeps quiet.
  await page.addInitScript(() => {
    window.requestIdleCallback = (run) =>
      window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }));
  });
  const note = page.waitForResponse(/\/assets\/inUse-.*\.js$/);
  await page.goto('/help', { waitUntil: 'commit' });
  const footer = await page.getByRole('contentinfo').elementHandle();
  await note;
  await inUse(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offers' }).hover();
  await page.waitForLoadState('networkidle');
  expect(await footer!.evaluate((element) => element.isConnected)).toBe(true);
});

test('a page that somebody presses just before its heading is hydrated does not move under the press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'title')!;
    Object.defineProperty(document, 'title', {
      get,
      set(this: Document, title: string) {
        set!.call(this, title);
        scrollTo(0, 300);
        dispatchEvent(new PointerEvent('pointerdown'));
        const scroll = window.scrollTo;
        window.scrollTo = ((options: ScrollToOptions) => {
          document.body.dataset.movedTo ??= String(options.top);
          scroll(options);
        }) as typeof scrollTo;
      },
    });
  });
  await page.goto('/help');
  await expect(page).toHaveTitle('Help · Assay');
  await page.waitForLoadState('networkidle');
  // Where a font arrives later, the browser itself follows the lines above by a pixel or two.
  expect(Math.abs((await page.evaluate(() => scrollY)) - 300)).toBeLessThan(5);
  await expect(page.locator('[data-moved-to="0"]')).toHaveCount(0);
});

for (const path of ['/', '/login']) {
  test(`${path} is taken over as it came, even where it is known who is here before all of it is hydrated`, async ({
    page,
    customer: _,
  }) => {
    // A slow device: each turn of the renderer comes late, so the first answer is there before the
    // page's inner part wakes up.
    await page.addInitScript(() => {
      const post = Reflect.get(MessagePort.prototype, 'postMessage') as (
        this: MessagePort,
        ...what: unknown[]
      ) => void;
      MessagePort.prototype.postMessage = function late(this: MessagePort, ...what: unknown[]) {
        setTimeout(() => post.apply(this, what), 300);
      };
    });
    await page.goto(path);
    // A page that differs from what the server sent is an error in the page, which fails the test.
    await expect(page).toHaveURL(/\/home$/);
  });
}

test('everything that a public page shows is styled without any code of Chakra', async ({
  page,
}) => {
  await page.route(/\/assets\/chakra-.*\.js$/, (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Email').fill('asha');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCSS('border-top-width', '1px');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
    dispatchEvent(new Event('offline'));
  });
  await expect(page.getByText('You are offline')).toHaveCSS('border-bottom-width', '1px');
  await page.getByRole('link', { name: 'Assay' }).first().click();
  await expect(page.getByRole('heading', { name: 'Tests You Can Choose From' })).toBeVisible();
});

for (const path of ['/', '/login', '/home', '/testinfo/hba1c', '/help']) {
  test(`${path} has a rule for every class of it in the page that the server sends`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('header [data-location="denied"]')).toBeVisible();
    const { classes, missing } = await page.evaluate(() => {
      const css = Array.from(document.querySelectorAll('style'), (style) => style.textContent);
      const rules = css.join('').replaceAll('\\', '');
      const names = new Set(
        Array.from(document.querySelectorAll('body [class]')).flatMap((element) =>
          Array.from(element.classList),
        ),
      );
      return {
        classes: names.size,
        missing: [...names].filter(
          // Names of the router's links and of the icons, which have no rule.
          (name) => !rules.includes(`.${name}`) && !/^(active$|lucide)/.test(name),
        ),
      };
    });
    expect(classes).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });
}

test('an assistant whose code is late begins when it is there, and is not over before it is seen', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdFiles(page, /\/assets\/ChatDialog-.*\.js$/);
  await page.goto('/help');
  // A press before that is taken up later, when the clock stands still.
  await inUse(page);
  await page.getByRole('button', { name: 'Open chat' }).hover();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.getByRole('button', { name: 'Open chat' }).click();
  // What answers the press is drawn first.
  await page.clock.runFor(50);
  release();
  await inState(page, 'chat', 'panel.open.appearing+conversation.ready');
  await page.clock.runFor(100);
  await inState(page, 'chat', 'panel.open.shown+conversation.ready');
});

test('the home page is whole without any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/home`);
  await expect(page.getByRole('heading', { name: 'Tests You Can Choose From' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Complete Blood Count/ })).toBeVisible();
  await page
    .getByText('Is it safe to give a sample at home?')
    .or(page.locator('summary').first())
    .first()
    .click();
  await page.getByRole('link', { name: /HbA1c/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'HbA1c' })).toBeVisible();
  await context.close();
});
