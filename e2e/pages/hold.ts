import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/**
 * The countdown shows what is left of a hold that began after `began` (milliseconds since 1970),
 * however slow the machine is.
 */
export async function showsFullHold(page: Page, began: number): Promise<void> {
  const words = await page.getByRole('timer').innerText();
  const [, minutes, seconds] = /Your slot is held for (\d+):(\d\d)/.exec(words) ?? [];
  const left = Number(minutes) * 60 + Number(seconds);
  expect(left, words).toBeLessThanOrEqual(15 * 60);
  expect(left, words).toBeGreaterThanOrEqual(15 * 60 - (Date.now() - began) / 1000 - 1);
}
