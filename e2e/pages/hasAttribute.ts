import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const patience = 10_000;

/**
 * Waits frame by frame until the element has the attribute: Playwright's own assertion looks again
 * only after 100, 350 and 850 ms, and most states are there in between. The assertion says what was
 * there instead.
 */
export async function hasAttribute(
  page: Page,
  selector: string,
  [name, value]: [name: string, value: string | RegExp],
  message?: string,
): Promise<void> {
  const isThere = ([css, attribute, wanted]: [string, string, string | RegExp]): boolean => {
    const found = document.querySelector(css)?.getAttribute(attribute);
    return typeof wanted === 'string' ? found === wanted : wanted.test(found ?? '');
  };
  await page
    .waitForFunction(isThere, [selector, name, value] as [string, string, string | RegExp], {
      timeout: patience,
    })
    .catch(() => undefined);
  await expect(page.locator(selector), message).toHaveAttribute(name, value, { timeout: 1000 });
}
