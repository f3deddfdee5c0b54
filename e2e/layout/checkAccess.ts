import type { Page } from '@playwright/test';
import { findAccessFaults } from './findAccessFaults.ts';
import { installLooks } from './installLooks.ts';

/** What a person may be shown the page in. */
const colours = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'active' },
  { colorScheme: 'light', forcedColors: 'none' },
] as const;

/**
 * Borders, sizes and choices that cannot be made out on the screen as it stands, in all colours;
 * light ones stay.
 */
export async function accessFaults(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  await page.evaluate(installLooks);
  for (const view of colours) {
    await page.emulateMedia(view);
    // Not half-way from the colours before.
    await page.evaluate(() => {
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    });
    const forced = view.forcedColors === 'active';
    for (const { kind, element } of await page.evaluate(findAccessFaults, { forced }))
      faults.add(`${kind}${forced ? ' in forced colours' : ''}, ${view.colorScheme}: ${element}`);
  }
  return [...faults];
}
