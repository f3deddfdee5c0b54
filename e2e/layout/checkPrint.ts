import type { Page } from '@playwright/test';

/** What would be on the paper besides the content of the page, or is missing from it. */
export async function printFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 50)}'`;
    const isPrinted = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const staying = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        (/fixed|sticky/.test(getComputedStyle(element).position) ||
          element.matches(
            ':not(main) > header, [data-side-bar], [data-bottom-bar], [data-floating]',
          )) &&
        isPrinted(element) &&
        element.textContent.trim() !== '',
    );
    // What folds has its heading in a button.
    const buttons = document.querySelectorAll('main .button:not([aria-expanded])');
    const heading = document.querySelector('main h1');
    return [
      ...staying.map((element) => `printed over the page: ${nameOf(element)}`),
      ...[...buttons].filter(isPrinted).map((element) => `a printed button: ${nameOf(element)}`),
      ...(heading && isPrinted(heading) ? [] : ['the content is not printed']),
    ];
  });
  await page.emulateMedia({ media: null });
  return faults;
}
