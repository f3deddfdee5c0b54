import type { Locator } from '@playwright/test';
import { watch } from './pages/flows.page.ts';
import { expect, test } from './fixtures.ts';

test('a chart that a person moved stays where it is, and one that follows fits anew in a narrower window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/flows#booking?chart&tab=nobody');
  const chart = page.locator('svg.chart');
  const follow = page.getByRole('button', { name: 'Follow', exact: true });
  const widthSeen = async () => Number((await chart.getAttribute('viewBox'))!.split(' ')[2]);
  await expect.poll(widthSeen).toBeGreaterThan(500);
  const before = await widthSeen();
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect.poll(widthSeen).toBeLessThan(before - 100);
  const middle = (await chart.boundingBox())!;
  const [x, y] = [middle.x + middle.width / 2, middle.y + middle.height / 2];
  for (const move of [
    async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 120, y, { steps: 4 });
      await page.mouse.up();
    },
    async () => {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 200);
    },
    () => chart.press('ArrowRight'),
  ]) {
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    const followed = await chart.getAttribute('viewBox');
    const address = page.url();
    await move();
    // The end of a drag presses nothing.
    expect(page.url()).toBe(address);
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await expect(chart).not.toHaveAttribute('viewBox', followed!);
    await follow.click();
    await expect(chart).toHaveAttribute('viewBox', followed!);
  }
});

test('what was opened, where a chart begins and what has the focus are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/flows#booking?chart&tab=nobody');
  const chart = page.locator('svg.chart');
  const isInSight = (part: Locator) =>
    part.evaluate((element) => {
      const [seen, frame] = [element, element.closest('svg')!].map((one) =>
        one.getBoundingClientRect(),
      );
      return (
        seen!.right > frame!.left &&
        seen!.left < frame!.right &&
        seen!.top >= frame!.top - 1 &&
        seen!.top < frame!.bottom
      );
    });
  const beginning = chart.locator('.initial').first();
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(page.getByRole('button', { name: 'Fold all' })).toBeVisible();
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
  await expect.poll(() => isInSight(beginning)).toBe(true);
  // Seen whole its words would be too small to read: names of steps are drawn instead.
  await expect(chart.locator('.far-names').getByText('Payment', { exact: true })).toBeVisible();
  await expect(chart.locator('.label').first()).toBeHidden();

  await page.getByRole('button', { name: 'Fold all' }).click();
  await expect(page.getByRole('button', { name: 'Open all' })).toBeVisible();
  for (const step of ['payment', 'patient']) {
    await page.getByRole('button', { name: `Open ${step}`, exact: true }).press('Enter');
    const fold = page.getByRole('button', { name: `Fold ${step}`, exact: true });
    await expect(fold).toBeAttached();
    await expect
      .poll(() =>
        isInSight(chart.locator('[data-state-id]', { has: fold }).locator('rect').first()),
      )
      .toBe(true);
  }

  await chart.focus();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = chart.locator('[data-state-id]:has(:focus)').locator('rect').first();
    if ((await focused.count()) > 0) await expect.poll(() => isInSight(focused)).toBe(true);
  }
});

test('what runs is lit and followed after its tab was cleared', async ({ page, context }) => {
  const app = await context.newPage();
  await app.goto('/home?inspect');
  await page.goto('/flows#chat?chart');
  await watch(page, app);
  const lit = page.locator('[data-active=true]');
  await app.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-live-state', /open/);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('list', { name: 'Events' }).getByRole('button')).toHaveCount(0);
  await expect(lit.first()).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('data-live-state', /open/);
  await app.keyboard.press('Escape');
  await expect(page.locator('main')).not.toHaveAttribute('data-live-state', /open/);
});

test('how an actor begins and ends by itself is no line of the log', async ({ page }) => {
  await page.goto('/flows#booking?chart&tab=ended1');
  const lines = ['xstate.init', 'lab.selected', 'xstate.stop'].map((type, index) => ({
    type: '@xstate.snapshot',
    sessionId: 'ended1/x:0',
    createdAt: String(1_700_000_000_000 + index),
    event: { type },
    snapshot: { value: { lab: 'choosing' }, status: 'active', context: {} },
  }));
  await page.request.post('/flows/feed', {
    data: [
      { type: 'flows.tab', sessionId: 'ended1', label: 'Ended', path: '/' },
      { type: '@xstate.actor', sessionId: 'ended1/x:0', name: 'booking' },
      ...lines,
    ],
  });
  await page.getByLabel('Watching').selectOption('Ended, /');
  const events = page.getByRole('list', { name: 'Events' }).getByRole('listitem');
  await expect(events).toHaveCount(1);
});

test('a step or a state is gone to by its name', async ({ page }) => {
  await page.goto('/flows#booking?chart&tab=nobody');
  const list = page.getByRole('combobox', { name: 'Go to a step' });
  await list.selectOption({ label: 'Payment' });
  await expect(page).toHaveURL(/#booking\/payment\?.*near=step/);
  const waysOut = page.getByLabel('State', { exact: true }).getByRole('listitem');
  await expect(waysOut.filter({ hasText: 'Payment declined: ' })).not.toHaveCount(0);
  await list.selectOption({ label: 'Payment declined' });
  await expect(page).toHaveURL(/#booking\/payment\.declined\?.*near=state/);
  await expect(page.locator('.state.selected')).toBeVisible();
});
