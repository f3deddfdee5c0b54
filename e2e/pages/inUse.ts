import type { Page } from '@playwright/test';

/**
 * Waits until the app answers presses: a link that is pressed before is followed by the browser
 * itself, and its page comes with its answers from the server.
 */
export async function inUse(page: Page): Promise<void> {
  await page.waitForFunction(() => window.replayEarlyPress === undefined);
}
