import type { Page } from '@playwright/test';

/**
 * Waits until these words are seen in a toast. Looks at every frame: it stays for a second
 * (docs/product/limits.md), which is less than a busy machine may take between two looks from
 * outside.
 */
export async function seeToast(page: Page, words: string | RegExp): Promise<void> {
  const { source, flags } = new RegExp(words);
  await page.waitForFunction(
    ([pattern, how]) =>
      Array.from(document.querySelectorAll('[data-toast]')).some(
        (toast) => toast.checkVisibility() && new RegExp(pattern, how).test(toast.textContent),
      ),
    [source, flags] as const,
    { timeout: 10_000 },
  );
}
