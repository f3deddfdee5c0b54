import type { Page } from '@playwright/test';
import type { Order } from '../machines/generated/schema.ts';
import { expect, test } from './fixtures.ts';
import { saidTo } from './pages/said.ts';
import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { axeOn } from './pages/axe.ts';

const devanagari = /[\u0900-\u097F]/;
const chooseHindi = (page: Page) =>
  page.context().addCookies([{ name: 'assay_lang', value: 'hi', url: new URL(page.url()).origin }]);

test('the web is read in Hindi after one press, on every page and after a reload, and in English again @both', async ({
  page,
}) => {
  await page.goto('/home');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  await page.getByRole('contentinfo').getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { name: 'पहले ऑर्डर पर 60% की छूट' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'hi');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'अपना टेस्ट चुनें' })).toBeVisible();
  await page.getByPlaceholder('लैब टेस्ट या पैकेज खोजें').fill('hba1c');
  await expect(page.getByText('1 नतीजा मिला')).toBeVisible();
  await page.getByRole('search').getByRole('link', { name: /HbA1c/ }).click();
  await expect(page.getByRole('heading', { name: 'यह पैकेज क्यों बुक करें?' })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'आपका फिर से स्वागत है' })).toBeVisible();
  await expect(page).toHaveTitle('आपका फिर से स्वागत है · Assay');
  await page.getByLabel('ईमेल').fill('asha@example.com');
  await page.getByLabel('पासवर्ड').fill('wrong password');
  await page.getByRole('button', { name: 'लॉग इन करें' }).click();
  await expect(page.getByRole('main').getByText('ईमेल या पासवर्ड ग़लत है')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
});

test('an address in Hindi opens the page in Hindi, and what follows, unless English was chosen', async ({
  page,
  baseURL,
}) => {
  const html = page.locator('html');
  await page.goto('/hi/testinfo/tsh?from=a-friend#top');
  await expect(page.getByRole('heading', { name: 'इस टेस्ट के बारे में' })).toBeVisible();
  await expect(page).toHaveURL('/testinfo/tsh?from=a-friend#top');
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'hi');
  await page.goto('/hi');
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'लॉग इन करें' }).click();
  await expect(page.getByRole('heading', { name: 'आपका फिर से स्वागत है' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');

  await page.context().addCookies([{ name: 'assay_lang', value: 'en', url: baseURL! }]);
  await page.goto('/hi/home');
  await expect(page.getByRole('heading', { name: 'अपना टेस्ट चुनें' })).toBeVisible();
  await page.goto('/home');
  await expect(html).toHaveAttribute('lang', 'en');
});

test('without any script the page comes in the language that was chosen', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  await context.addCookies([{ name: 'assay_lang', value: 'hi', url: baseURL! }]);
  const page = await context.newPage();
  for (const [path, heading] of [
    ['/home', 'अक्सर पूछे जाने वाले सवाल'],
    ['/login', 'आपका फिर से स्वागत है'],
    ['/testinfo/tsh', 'इस टेस्ट के बारे में'],
    ['/help', 'मदद'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  // What is installed from here is in Hindi, too.
  const manifest = await page.request.get(
    (await page.locator('link[rel="manifest"]').getAttribute('href'))!,
  );
  expect(await manifest.json()).toMatchObject({
    lang: 'hi',
    name: 'Assay: घर बैठे लैब टेस्ट',
    id: '/home',
  });
  await context.clearCookies();
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
  await context.close();
});

test('an order, its dates and the profile are in Hindi, and nothing is cut off or hard to read', async ({
  page,
  customer: _,
}) => {
  test.slow();
  await bookToReview(page, 'Lipid Profile');
  await page.getByRole('button', { name: 'Continue' }).click();
  await bookingPage(page).pay();
  await expect(page.getByRole('heading', { name: 'Your order has been placed' })).toBeVisible();
  await chooseHindi(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'आपकी बुकिंग हो गई' })).toBeVisible();
  await page.getByRole('button', { name: 'अपना ऑर्डर ट्रैक करें' }).click();
  const main = page.getByRole('main');
  await expect(main.locator('[data-stage="placed"]')).toContainText(
    /(सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि),? \d+ /,
  );
  await expect(main.getByText('ई-रिपोर्ट 12 घंटे में').first()).toBeVisible();
  for (const path of [page.url(), '/home', '/testinfo/tsh', '/appointments', '/addPatient']) {
    await page.goto(path);
    await expect(page.getByRole('heading').filter({ hasText: devanagari }).first()).toBeVisible();
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
      path,
    ).toBeLessThanOrEqual(0);
    const { violations } = await axeOn(page)
      .withRules([
        'color-contrast',
        'html-has-lang',
        'html-lang-valid',
        'valid-lang',
        'label',
        'button-name',
        'link-name',
      ])
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join()}`),
    ).toEqual([]);
  }
  await page.getByRole('button', { name: 'प्रोफ़ाइल' }).click();
  const panel = page.getByRole('dialog', { name: 'प्रोफ़ाइल' });
  await expect(panel.getByText('मेरे ऑर्डर ट्रैक करें')).toBeVisible();
  await panel.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an administrator works in Hindi: headings, an order moved along, a refusal, and English again', async ({
  page,
  customer: _,
}) => {
  test.slow();
  await bookToReview(page, 'Vitamin B12');
  await page.getByRole('button', { name: 'Continue' }).click();
  await bookingPage(page).pay();
  await expect(page.getByRole('heading', { name: 'Your order has been placed' })).toBeVisible();
  const orderId = page.url().split('/').at(-1)!;
  await chooseHindi(page);
  await page.goto('/adminLogin');
  await expect(page.getByRole('heading', { name: 'प्रशासन' })).toBeVisible();
  await page.getByLabel('ईमेल').fill('admin@example.com');
  await page.getByLabel('पासवर्ड').fill('admin-password');
  await page.getByRole('main').getByRole('button', { name: 'लॉग इन करें' }).click();
  await expect(page.getByRole('heading', { name: 'डैशबोर्ड' })).toBeVisible();
  for (const [path, heading] of [
    ['reports', 'रिपोर्ट'],
    ['users', 'ग्राहक'],
    ['settings', 'सेटिंग'],
    ['tests', 'टेस्ट'],
    ['add-test', 'टेस्ट जोड़ें'],
  ] as const) {
    // Opened anew, as after a reload: words and styles come with the page.
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { name: heading, level: 1, exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    expect(
      (await page.getByRole('button', { name: 'लॉग आउट' }).filter({ visible: true }).boundingBox())!
        .height,
    ).toBeGreaterThanOrEqual(44);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
      path,
    ).toBeLessThanOrEqual(0);
    const { violations } = await axeOn(page)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join()}`),
    ).toEqual([]);
  }
  await page.getByLabel('टेस्ट का नाम').fill('Zinc');
  await page.getByRole('button', { name: 'टेस्ट जोड़ें' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'क़ीमत 1 से 10,00,000 तक पूरे रुपयों में लिखें',
  );
  await page.getByRole('button', { name: 'मेन्यू' }).click();
  await page.getByRole('link', { name: 'अपॉइंटमेंट' }).click();
  await page
    .getByRole('searchbox', { name: 'नाम, फ़ोन, टेस्ट, ऑर्डर नंबर, सैंपल आईडी या आईडी से खोजें' })
    .fill(orderId);
  const card = page.locator(`[data-order="${orderId}"]`);
  const listed = () =>
    saidTo(page)
      .answer<{ items: Order[] }>('adminOrders')
      ?.items.find(({ id }) => id === orderId);
  await expect.poll(() => listed()?.id).toBe(orderId);
  const day = new Date(`${listed()!.slot.date}T00:00:00Z`);
  const weekday = ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'][day.getUTCDay()];
  await expect(card).toContainText(`${weekday}, ${day.getUTCDate()} `);
  await expect(card.getByText('बुकिंग हुई')).toBeVisible();
  await card.getByRole('button', { name: 'टेक्नीशियन तय करें' }).click();
  await expect(card.getByText('टेक्नीशियन तय', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'मेन्यू' }).click();
  await page.getByRole('button', { name: 'English' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Appointments' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
