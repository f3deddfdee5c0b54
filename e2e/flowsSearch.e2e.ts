import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { axeOn } from './pages/axe.ts';

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search flows' });
const optionsOf = (page: Page) =>
  page.getByRole('listbox', { name: 'Search flows' }).getByRole('option');

test('a search over all flows is made by the keyboard', async ({ page }) => {
  await page.goto('/flows#signIn?tab=nobody');
  const field = searchField(page);
  await field.fill('reloading');
  const options = optionsOf(page);
  await expect(options.filter({ hasText: 'payment' }).first()).toBeVisible();
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  await field.press('ArrowDown');
  const chosen = await options.and(page.locator('[aria-selected=true]')).locator('b').innerText();
  await field.press('Enter');
  await expect(options).toHaveCount(0);
  await expect(page.getByRole('complementary').getByText(chosen, { exact: true })).toBeVisible();
  await field.fill('what changed since the last release?');
  await field.press('Enter');
  await expect(page.getByRole('tab', { name: 'What changed' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

/** What is looked for, which hit is chosen of which flow, and what its sentence says. */
const hits = [
  ['slot gone', /^Time to pay is over/, 'booking', 'The held slot was released'],
  ['slot gone', /^Not paid in time/, 'payment', 'Nothing was paid in time'],
  ['payment.windowOpen', /Payment window open/, 'booking', 'the person pays there'],
  ['payment.verifying', /^Payment being checked/, 'booking', 'signature is being checked'],
] as const;

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const)
  test(`what was found is seen in the film at ${width} × ${height}: marked, with its sentence and its screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // From wherever somebody was.
    await page.goto('/flows#signIn?chart&tab=nobody');
    for (const [query, option, flow, sentence] of hits) {
      await searchField(page).fill(query);
      const chosen = optionsOf(page).filter({ hasText: option }).first();
      // A name has room for its words, however narrow the field is.
      expect((await chosen.boundingBox())!.width).toBeGreaterThan(300);
      await chosen.click();
      await expect(page.getByRole('tab', { name: 'Film' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      const hit = page
        .getByRole('list', { name: `Film of ${flow}` })
        .locator('[aria-current=location]');
      await expect(hit).toHaveCount(1);
      await expect(hit.getByText(sentence)).toBeInViewport({ ratio: 0.98 });
      const image = hit.locator('picture').getByRole('img');
      await expect(image).toBeInViewport({ ratio: 0.98 });
      await expect
        .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(100);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await axeOn(page).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // A link to it shows the same.
    await page.reload();
    await expect(page.locator('[aria-current=location]')).toBeInViewport({ ratio: 0.98 });
  });

test('a chart that was zoomed shows what is chosen next', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/flows#booking/payment.declined?chart&near=state&tab=nobody');
  const chart = page.getByRole('group', { name: 'Statechart of booking' });
  const chosen = chart.locator('[data-state-id].selected');
  await chart.scrollIntoViewIfNeeded();
  await expect(chosen).toBeInViewport();
  await chart.hover();
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, -200);
  await expect(page.getByRole('button', { name: 'Follow' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  for (const state of ['patient.saving', 'slot.choosing', 'address.creatingOrder']) {
    await page.evaluate((path) => {
      location.hash = `#booking/${path}?chart&near=state&tab=nobody`;
    }, state);
    const box = chart.locator(`[data-state-id="booking.${state}"].selected`);
    await expect(box).toBeVisible();
    await expect(box).toBeInViewport();
  }
});
