import { expect, test } from './fixtures.ts';

test('a chart that a person moved stays where it is, and one that follows fits anew in a narrower window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/flows#booking?tab=nobody');
  const chart = page.locator('svg.chart');
  const follow = page.getByRole('button', { name: 'Follow' });
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
    await move();
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await expect(chart).not.toHaveAttribute('viewBox', followed!);
    await follow.click();
    await expect(chart).toHaveAttribute('viewBox', followed!);
  }
});

test('how an actor begins and ends by itself is no line of the log', async ({ page }) => {
  await page.goto('/flows#booking?tab=ended1');
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
