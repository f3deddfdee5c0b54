import type { Page } from '@playwright/test';
import { findFaults } from './findFaults.ts';
import { findNarrow } from './findNarrow.ts';

/**
 * Where people look at the product: a desk, a laptop, a tablet either way, a phone; a phone with the
 * browser's letters one and a half times and twice as large (pixels of its font size), a screen of 1280
 * by 1024 at 400% zoom, and a small phone.
 */
const sizes = [
  [1600, 900],
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [390, 844, 24],
  [390, 844, 32],
  [320, 256],
  [360, 640],
] as const;
const usualLetters = 16;

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

/** How often a screen with faults is looked at again. */
const looksAgain = 4;

/**
 * What is wrong with a screen at each size; the last stays. A dialog whose code is still being
 * fetched, or that is half-way in, is looked at again: what stays wrong is a fault.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const setLetters = (size: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
  let faults = await faultsNow(page, setLetters);
  for (let left = looksAgain; faults.length > 0 && left > 0; left -= 1)
    faults = await faultsNow(page, setLetters);
  await browser.detach();
  return faults;
}

async function faultsNow(
  page: Page,
  setLetters: (size: number) => Promise<unknown>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height, letters = usualLetters] of sizes) {
    const size = `${width}×${height}${letters === usualLetters ? '' : `, letters of ${letters} px`}`;
    await page.setViewportSize({ width, height });
    if (letters !== usualLetters) await setLetters(letters);
    await page.evaluate(nextFrame);
    for (const { kind, element } of await page.evaluate(findFaults))
      faults.push(`${kind} at ${size}: ${element}`);
    for (const text of await page.evaluate(findNarrow)) faults.push(`narrow at ${size}: ${text}`);
    if (letters !== usualLetters) await setLetters(usualLetters);
  }
  return faults;
}
