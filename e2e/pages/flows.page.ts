import type { Locator, Page } from '@playwright/test';

/** The button of a flow in the list of all. */
export const flowButton = (page: Page, flow: string) => page.locator(`nav [data-flow="${flow}"]`);

/** The flows in the list, by their names in the code. */
export const listedFlows = (page: Page): Promise<string[]> =>
  page
    .locator('nav [data-flow]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-flow')!));

/** The stories of a group, which is opened. */
export async function storiesIn(page: Page, group: string): Promise<Locator> {
  const all = page.getByRole('list', { name: 'Stories' });
  const stories = all.getByRole('list', { name: group });
  if (!(await stories.isVisible())) await all.getByText(group, { exact: true }).click();
  return stories;
}

/** Watches the app's own tab: other stories on the same server show what they do, too. */
export async function watch(flows: Page, app: Page): Promise<void> {
  const id = await app.locator('html[data-flow-tab]').getAttribute('data-flow-tab');
  await flows.getByLabel('Watching').selectOption(id);
}
