import type { Page } from '@playwright/test';
import { findFaults } from './findFaults.ts';

/** Where people look at the product: a small phone, a phone, a tablet either way, a laptop, a desk. */
export const screenSizes = [
  [1600, 900],
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 640],
] as const;

/**
 * Resolves once the page has measured itself for its next frame, as it does before anybody sees that.
 * The clock of a test stops `requestAnimationFrame`, and no observer. It runs in the page.
 */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    const sizes = new ResizeObserver(() => {
      sizes.disconnect();
      resolve();
    });
    sizes.observe(document.documentElement);
  });

/** What is wrong with the screen as it stands, at every size; the last one stays. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of screenSizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(nextFrame);
    for (const { kind, element } of await page.evaluate(findFaults))
      faults.push(`${kind} at ${width}×${height}: ${element}`);
  }
  return faults;
}
