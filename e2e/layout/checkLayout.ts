import type { Page } from '@playwright/test';
import { findFaults } from './findFaults.ts';
import { findNarrow } from './findNarrow.ts';

/** A screen's width and height, and the pixels of the browser's letters where they are not the usual ones. */
type Size = readonly [width: number, height: number, letters?: number];

/**
 * Where people look at the product, with most room and with least: a laptop, a tablet, a phone with
 * the browser's letters twice as large, a screen of 1280 by 1024 at 400% zoom, and a small phone.
 */
const widestAndNarrowest: readonly Size[] = [
  [1280, 800],
  [768, 1024],
  [390, 844, 32],
  [320, 256],
  [360, 640],
];
/** And in between: a desk, a tablet on its side, a phone, and a phone with larger letters. */
const all: readonly Size[] = [
  [1600, 900],
  [1024, 768],
  [390, 844],
  [390, 844, 24],
  ...widestAndNarrowest,
];
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
 * fetched, or that is half-way in, is looked at again: what stays wrong is a fault. `isTranslated`:
 * it has been looked at in English at the sizes in between, and other words have more room there.
 */
export async function layoutFaults(page: Page, isTranslated = false): Promise<string[]> {
  const sizes = isTranslated ? widestAndNarrowest : all;
  const browser = await page.context().newCDPSession(page);
  const setLetters = (size: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
  let faults = await faultsAt(sizes, page, setLetters);
  for (let left = looksAgain; faults.length > 0 && left > 0; left -= 1)
    faults = await faultsAt(sizes, page, setLetters);
  await browser.detach();
  return faults;
}

async function faultsAt(
  sizes: readonly Size[],
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
