import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { authCopy } from '../web/copy/auth.ts';
import { bookingCopy } from '../web/copy/booking.ts';
import { homeCopy, testCopy } from '../web/copy/home.ts';
import { welcomeCopy } from '../web/copy/welcome.ts';
import { paths } from '../web/paths.ts';
import { executablePath, launchArguments } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { bookingPage } from './pages/booking.page.ts';
import { holdFiles, holdOperation, inUse } from './pages/wire.ts';

/** The share of the screen that moved without anybody's doing, and what did. */
interface Shifts {
  sum: number;
  moved: string[];
}
declare global {
  interface Window {
    shifts: Shifts;
  }
}

function addUpShifts(): void {
  const shifts: Shifts = { sum: 0, moved: [] };
  window.shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      shifts.sum += entry.value;
      shifts.moved.push(...entry.sources.map(({ node }) => node?.textContent ?? ''));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const asNandini = (page: Page) =>
  page.request.post('/api/v1/users/login', {
    data: { email: 'nandini@example.com', password: 'assay-demo-1' },
  });

const everyone = ['signUp', 'login', 'home', 'terms'] as const;
const own = ['orders', 'reports', 'appointments', 'payments', 'family', 'address'] as const;
const pages = [
  ...everyone.map((name) => ({ name, path: paths[name], isOwn: false })),
  { name: 'a test', path: paths.testInfo('tsh'), isOwn: false },
  ...own.map((name) => ({ name, path: paths[name], isOwn: true })),
];

for (const { name, path, isOwn } of pages)
  test(`${name}: no line breaks anew when the font arrives late @both`, async ({ page }) => {
    if (isOwn) await asNandini(page);
    await shiftsLittle(page, path, "16px 'Figtree Variable'");
  });

test('in a booking no line breaks anew when the font arrives late', async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  const arrive = async (path: string | RegExp, widths = [412, 390, 360]) => {
    await expect(page).toHaveURL(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await shiftsLittle(page, page.url(), "16px 'Figtree Variable'");
    }
  };
  await funnel.openTest('Lipid Profile');
  await funnel.press(testCopy.add);
  await arrive(paths.addPatient);
  await funnel.addPatient();
  await arrive(paths.addPatient);
  await funnel.toLab();
  await arrive(paths.lab);
  await funnel.toSlot();
  await arrive(paths.selectAppointment);
  await funnel.pickSlot();
  await funnel.toAddress();
  await arrive(paths.addAddress);
  await funnel.fillAddress();
  await arrive(paths.addAddress);
  await funnel.press(bookingCopy.address.action);
  // On 360 px the name of an offer is nearly as wide as its line, and breaks with one font and not the other.
  await arrive(/reviewOrder/, [412, 390]);
});

test('on a low screen nothing that comes late moves the button that books a test', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  const release = await holdOperation(page, 'LabTest');
  const releaseText = await holdFiles(page, /\/assets\/TestText-.*\.js$/);
  await page.goto(paths.home);
  await inUse(page);
  await page.locator(`#tests a[href="${paths.testInfo('lipid-profile')}"]`).click();
  const button = page.getByRole('button', { name: testCopy.add });
  const place = () => button.evaluate((it) => it.getBoundingClientRect().top + scrollY);
  await expect(page.getByRole('heading', { level: 1, name: 'Lipid Profile' })).toBeVisible();
  const before = await place();
  release();
  await expect(page.locator('[data-fasting]')).toBeVisible();
  expect(await place()).toBe(before);
  releaseText();
  await expect(page.getByRole('heading', { name: testCopy.about })).toBeVisible();
  expect(await place()).toBe(before);
});

test('the button that signs a guest up stands where it is once the test that waits is named', async ({
  page,
}) => {
  const release = await holdFiles(page, /\/assets\/WaitingTest-.*\.js$/);
  const funnel = bookingPage(page);
  await funnel.openTest('Lipid Profile');
  await funnel.press(testCopy.add);
  const button = page.getByRole('button', { name: authCopy.signUp.action });
  await expect(button).toBeVisible();
  const before = await button.boundingBox();
  release();
  await expect(page.getByRole('note')).toContainText(welcomeCopy.waits('Lipid Profile'));
  expect(await button.boundingBox()).toEqual(before);
});

test('a home page with an unfinished booking does not move when its card comes', async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  await funnel.openTest('Lipid Profile');
  await funnel.press(testCopy.add);
  await funnel.addPatient();
  // The call has no name in the address nor in its text; an attempt is only in a draft.
  const kept = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"attempt"') ?? false,
  );
  await funnel.toLab();
  await kept;
  const tests = page.locator('#tests');
  for (const width of [360, 390, 1280]) {
    const release = await holdFiles(page, /\/assets\/ResumeCard-.*\.js$/);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(paths.home);
    await inUse(page);
    const before = await tests.boundingBox();
    release();
    await expect(page.getByRole('button', { name: homeCopy.resumeAction })).toBeVisible();
    expect(await tests.boundingBox()).toEqual(before);
  }
});

test("the cards of a customer's home page stand where they are once the rest of it comes", async ({
  page,
  browser,
}) => {
  await asNandini(page);
  const html = await (await page.request.get(paths.home)).text();
  const end = '</section>';
  const cut = html.indexOf(end, html.indexOf(`>${homeCopy.own.bookAgain}</h2>`)) + end.length;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const slow = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, cut));
    void held.then(() => response.end(html.slice(cut)));
  }).listen(0, '127.0.0.1');
  const reader = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 800 },
  });
  try {
    await reader.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/`, {
      waitUntil: 'commit',
    });
    const cards = reader.locator('main section');
    await expect(cards).toHaveCount(3);
    const boxes = () => Promise.all([0, 1, 2].map((card) => cards.nth(card).boundingBox()));
    const before = await boxes();
    release();
    await reader.waitForLoadState();
    expect(await boxes()).toEqual(before);
  } finally {
    await reader.close();
    slow.close();
  }
});

test('in Hindi nothing moves on a device without Devanagari when its letters arrive', async ({
  baseURL,
}, info) => {
  const fonts = info.outputPath('fonts.conf');
  writeFileSync(fonts, withoutHindi);
  const env = { ...process.env, FONTCONFIG_FILE: fonts } as Record<string, string>;
  const browser = await chromium.launch({ executablePath, args: launchArguments, env });
  try {
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    await context.addCookies([{ name: 'assay_lang', value: 'hi', url: baseURL! }]);
    for (const path of [paths.signUp, paths.home, paths.testInfo('lipid-profile')]) {
      const page = await context.newPage();
      await shiftsLittle(page, path, '16px Devanagari', '\u0905');
      await page.close();
    }
  } finally {
    await browser.close();
  }
});

/** The fonts of this machine but those that have Hindi. */
const withoutHindi = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include><selectfont><rejectfont><pattern>
<patelt name="lang"><string>hi</string></patelt></pattern></rejectfont></selectfont></fontconfig>`;

/** Opens a page whose fonts arrive after it has been drawn. */
async function shiftsLittle(page: Page, path: string, font: string, letter?: string) {
  await page.addInitScript(addUpShifts);
  const release = await holdFiles(page, /\.woff2$/);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('main h1')).toBeVisible();
  const isLoaded = () =>
    page.evaluate(([which, text]) => document.fonts.check(which!, text), [font, letter]);
  expect(await isLoaded()).toBe(false);
  release();
  await expect.poll(isLoaded).toBe(true);
  // The frame in which it moves, and the one after which that is said.
  const frames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await page.evaluate(frames);
  const { sum, moved } = await page.evaluate(() => window.shifts);
  expect(sum, `${path}: ${moved.join(' | ')}`).toBeLessThan(0.01);
}
