import type { Page } from '@playwright/test';
import { findFaults } from './findFaults.ts';
import { findNarrow } from './findNarrow.ts';

/**
 * A screen's width and height, and the pixels of the letters where they are not the usual ones: the
 * browser's own, which media queries go by, too, or those of the page alone (`inPage`), as an
 * extension or a style of one's own sets them.
 */
type Size = readonly [width: number, height: number, letters?: number, inPage?: boolean];

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
const between: readonly Size[] = [
  [1600, 900],
  [1024, 768],
  [390, 844],
  [390, 844, 24],
];
/** A phone and a desk where the page's letters are twice as large, and the browser's are not. */
const largeInPage: Size = [390, 844, 32, true];
const largeOnDesk: Size = [1280, 800, 32, true];
const large: readonly Size[] = [largeInPage, largeOnDesk, [390, 844, 32]];
const sizesOf = {
  english: [largeInPage, ...between, ...widestAndNarrowest],
  // Pages that are looked at at every size in Hindi: dates and numbers are wider in English.
  large,
  // Looked at in English at the sizes in between, where other words have more room.
  translated: widestAndNarrowest,
  any: [...between, ...widestAndNarrowest],
};
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
export async function layoutFaults(
  page: Page,
  texts: keyof typeof sizesOf = 'any',
): Promise<string[]> {
  const sizes = sizesOf[texts];
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
  const setLettersOfPage = (size: number) =>
    page.evaluate(
      (fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      },
      size === usualLetters ? '' : `${size}px`,
    );
  for (const [width, height, letters = usualLetters, inPage = false] of sizes) {
    const isLarger = letters !== usualLetters;
    const size = `${width}×${height}${isLarger ? `, letters of ${letters} px${inPage ? ' in the page' : ''}` : ''}`;
    const setSize = inPage ? setLettersOfPage : setLetters;
    await page.setViewportSize({ width, height });
    if (isLarger) await setSize(letters);
    await page.evaluate(nextFrame);
    const found = await page.evaluate(findFaults);
    // By media queries bars no longer stay and columns stand below each other, and those do not go by
    // the letters of a page: there, everything has to be on the screen and whole, but not more.
    for (const { kind, element } of found)
      if (kind !== 'tall' || !inPage) faults.push(`${kind} at ${size}: ${element}`);
    for (const text of inPage && width < 1024 ? [] : await page.evaluate(findNarrow))
      faults.push(`narrow at ${size}: ${text}`);
    if (isLarger) await setSize(usualLetters);
  }
  return faults;
}
