import type { Locator, Page } from '@playwright/test';

/** A question that can be answered, and not what stands in its place until its code is there. */
export const questionOf = (page: Page, name?: string): Locator =>
  page
    .locator('[role="alertdialog"]:not(#opening)')
    .and(page.getByRole('alertdialog', name === undefined ? {} : { name }));
