import type { Page } from '@playwright/test';

/** Watches the app's own tab: other stories on the same server show what they do, too. */
export async function watch(flows: Page, app: Page): Promise<void> {
  const id = await app.locator('html[data-flow-tab]').getAttribute('data-flow-tab');
  await flows.getByLabel('Watching').selectOption(id);
}
