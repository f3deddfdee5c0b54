import type { Locator, Page } from '@playwright/test';

/** An order of the staff's list, found by its id and, where the list is a table, opened. */
export async function openOrder(page: Page, id: string): Promise<Locator> {
  await page
    .getByRole('searchbox', { name: 'Search by name, phone, test, order number, sample id or id' })
    .fill(id);
  const order = page.locator(`[data-order="${id}"]`);
  if (page.viewportSize()!.width >= 1024)
    await order.getByRole('button', { expanded: false }).click();
  return order;
}
