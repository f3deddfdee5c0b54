import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, inState, test } from './fixtures.ts';
import { bookToReview } from './pages/booking.page.ts';
import { holdFiles } from './pages/wire.ts';

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
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
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
    release();
    await page.goto(`/trackOrder/${id}`);
    await inState(page, 'tracking', 'following.showing');
    const releaseQuestion = await holdFiles(page, /\/assets\/(ChakraTheme|AlertDialog|chakra)-/);
    await button('Cancel order').click();
    await isSound(page, 'alertdialog');
    releaseQuestion();
  });
