import type { Page } from '@playwright/test';
import { bookingCopy } from '../web/copy/booking.ts';
import { stepTitles } from '../web/copy/stepTitles.ts';
import { paths } from '../web/paths.ts';
import { expect, inState, test } from './fixtures.ts';
import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { holdFiles } from './pages/wire.ts';
import { axeOn } from './pages/axe.ts';

const looks = [
  { name: 'light, on a phone', width: 390, media: { colorScheme: 'light' } },
  { name: 'dark, on a desk', width: 1280, media: { colorScheme: 'dark' } },
  { name: 'dark, on a phone', width: 390, media: { colorScheme: 'dark' } },
  { name: 'forced colours, on a desk', width: 1280, media: { forcedColors: 'active' } },
] as const;

/** What is open can be read, fits, and has no fault that axe finds. */
async function isSound(page: Page, role: 'dialog' | 'alertdialog') {
  const shell = page.getByRole(role);
  await expect(shell).toBeInViewport({ ratio: 1 });
  const { violations } = await axeOn(page).include('dialog[open]').analyze();
  expect(violations).toEqual([]);
}

for (const { name, width, media } of looks)
  test(`what answers a press before its code is there is sound: ${name}`, async ({
    page,
    customer: _,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia(media);
    await bookToReview(page, 'Ferritin');
    const id = page.url().split('/').at(-1)!;
    const release = await holdFiles(page, /\/assets\/.*\.js$/);
    const button = (label: string | RegExp) => page.getByRole('button', { name: label });
    for (const [path, pressed] of [
      ['/home', 'Profile'],
      ['/home', 'Open chat'],
      ['/home', /PIN/],
      ['/testinfo/tsh', 'Add Patient'],
    ] as const) {
      await page.goto(path, { waitUntil: 'commit' });
      await button(pressed).first().click();
      await isSound(page, 'dialog');
    }
    await page.goto(`/trackOrder/${id}`, { waitUntil: 'commit' });
    await button('Cancel order').click();
    await isSound(page, 'alertdialog');
    release();
    await page.goto(`/trackOrder/${id}`);
    await inState(page, 'tracking', 'following.showing');
    const releaseQuestion = await holdFiles(page, /\/assets\/(ChakraTheme|AlertDialog|chakra)-/);
    await button('Cancel order').click();
    await isSound(page, 'alertdialog');
    releaseQuestion();
  });

test('what a press opens is there before any script is, and can be left', async ({ page }) => {
  const release = await holdFiles(page, /\/assets\/.*\.js$/);
  await page.goto('/home', { waitUntil: 'commit' });
  const profile = page.getByRole('button', { name: 'Profile', exact: true });
  for (const [button, title, close] of [
    [page.locator('[data-location]'), 'Where do you need us?', 'Close'],
    [page.getByRole('button', { name: 'Open chat' }), 'AI Assistant', 'Close chat'],
    [profile, 'Profile', 'Close'],
  ] as const) {
    const shell = page.getByRole('dialog', { name: title });
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => shell.getByRole('button', { name: close }).click(),
    ]) {
      await button.click();
      await expect(shell.getByRole('button', { name: close })).toBeFocused();
      await leave();
      await expect(shell).toBeHidden();
      await expect(page.locator('[data-early]')).toHaveCount(0);
    }
  }
  await profile.click();
  release();
  await expect(page.getByText('You are not logged in.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(profile).toBeFocused();
});

test('the first step of a booking has its place before any script is there, and is opened then', async ({
  page,
  customer: _,
}) => {
  const release = await holdFiles(page, /\/assets\/.*\.js$/);
  await page.goto('/testinfo/tsh', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add Patient' }).click();
  await expect(page.getByRole('dialog', { name: stepTitles.patient })).toBeVisible();
  release();
  await inState(page, 'booking', /^patient\./);
  await expect(page).toHaveURL(/\/AddPatient$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/testinfo\/tsh$/);
});

test('the next step of a booking has its place before any script is there, and is opened then with what came with the page', async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  await funnel.openTest('TSH');
  await funnel.press('Add Patient');
  await funnel.addPatient();
  for (const [path, press, title, isKnown] of [
    [paths.addPatient, bookingCopy.patient.action, stepTitles.lab, true],
    [paths.lab, bookingCopy.lab.action, stepTitles.slot, true],
    // Rendered without what the tab has chosen since, the page is rendered anew.
    [paths.lab, bookingCopy.lab.action, stepTitles.slot, false],
  ] as const) {
    if (!isKnown) {
      const cookies = await page.context().cookies();
      const { value, ...cookie } = cookies.find(({ name }) => name === 'assay_draft')!;
      expect(value).toContain('&labId=');
      await page.context().addCookies([{ ...cookie, value: value.replace(/&labId=[^&]*/, '') }]);
    }
    const release = await holdFiles(page, /\/assets\/.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    const shell = page.getByRole('dialog', { name: title });
    await funnel.press(press);
    await expect(shell).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shell).toBeHidden();
    await funnel.press(press);
    // Whether the tests fit the patient is known without another question.
    const asked = page.waitForRequest(/VisitTests/, { timeout: 0 }).catch(() => null);
    const next = page.waitForURL((url) => url.pathname !== path);
    release();
    expect(await Promise.race([asked, next])).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(paths.lab);
});
