import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { press } from './booking.actions.ts';

/** The profile panel, which stays open once it was opened. */
export async function openPanel(page: Page) {
  const panel = page.locator('[data-panel="profile"]:not(#opening)');
  if (!(await panel.isVisible())) await press(page, 'Profile');
  await expect(panel).toBeVisible();
  return panel;
}
