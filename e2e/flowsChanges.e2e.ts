import { expect, test } from './fixtures.ts';
import { axeOn } from './pages/axe.ts';

test('two versions of the flows are compared without git: in words, and in one drawing in colours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/flows#signIn?tab=nobody');
  await page.getByRole('tab', { name: 'What changed' }).click();
  const notices = page.getByRole('list', { name: 'What customers notice' }).getByRole('listitem');
  await expect(notices.first()).toBeInViewport();
  // What customers notice is said first; what it is in states and conditions is folded below it.
  const flows = page.getByRole('list', { name: 'Flows that differ' });
  await expect(flows).toBeHidden();
  await page.getByText('In detail, for engineers:').click();
  await expect(flows).toBeVisible();
  await page.getByRole('combobox', { name: 'Before' }).selectOption('2026-W47');
  await page.getByRole('combobox', { name: 'After' }).selectOption('now');
  await expect(flows.getByRole('button').first()).toHaveText(
    /^Booking: \d+ states gone, \d+ new, \d+ changed; \d+ transitions gone/,
  );
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByText(/^Nothing changed in ./)).toBeVisible();
  // What is different is said before anything is counted or opened, and code is named on demand.
  await expect(
    page.getByRole('list', { name: 'What is different in Booking' }).getByRole('listitem').first(),
  ).toBeVisible();
  const names = page.locator('.changes code');
  await expect(names).toHaveCount(0);
  const codes = page.getByRole('checkbox', { name: 'Code names' });
  await codes.check();
  await expect(names.filter({ hasText: /^machines\/.*\.ts$/ }).first()).toBeVisible();
  await codes.uncheck();
  await flows.getByRole('button', { name: 'booking' }).click();
  await expect(page).toHaveURL(/#booking\?changes&from=2026-W47&to=now/);
  await expect(
    page.getByRole('row', { name: /^New.*On the provider's page/ }).first(),
  ).toBeVisible();
  // The largest chart is laid out in a thread of its own.
  await expect(page.locator('.state.added').first()).toBeAttached({ timeout: 30_000 });
  await expect(page.locator('svg.chart .removed').first()).toBeAttached();
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  await page.getByRole('combobox', { name: 'Before' }).selectOption('now');
  await expect(page.getByText('Nothing differs between these versions.')).toBeVisible();
});
