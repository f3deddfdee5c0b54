import type { CDPSession } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/**
 * A finger that goes up by so many pixels, in the middle of the window. Without a screen, Chromium's
 * own gesture scrolls nothing.
 */
async function swipeUp(touch: CDPSession, pixels: number): Promise<void> {
  const [x, from] = [195, 500];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x, y }],
    });
  await send('touchStart', from);
  for (let y = from; y >= from - pixels; y -= 10) await send('touchMove', y);
  await send('touchEnd');
}

test('a finger on the chart scrolls the page, and moves the chart where that is wanted', async ({
  page,
  context,
}) => {
  await page.goto('/flows#booking?chart&tab=nobody');
  const chart = page.getByRole('group', { name: 'Statechart of booking' });
  const move = page.getByRole('button', { name: 'Move the chart' });
  await chart.evaluate((svg) => svg.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const scrolled = () => page.evaluate(() => scrollY);
  const seen = () => chart.getAttribute('viewBox');
  const touch = await context.newCDPSession(page);
  const before = { scrolled: await scrolled(), seen: await seen() };
  await swipeUp(touch, 200);
  await expect.poll(scrolled).toBeGreaterThan(before.scrolled + 100);
  expect(await seen()).toBe(before.seen);

  await move.click();
  await expect(move).toHaveAttribute('aria-pressed', 'true');
  await chart.evaluate((svg) => svg.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const held = await scrolled();
  await swipeUp(touch, 200);
  await expect.poll(seen).not.toBe(before.seen);
  expect(await scrolled()).toBe(held);
});
