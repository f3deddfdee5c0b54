import type { Page } from '@playwright/test';
import { findAccessFaults } from './findAccessFaults.ts';
import { installLooks } from './installLooks.ts';

const light = { colorScheme: 'light', forcedColors: 'none' } as const;
/** What else than in light colours a person may be shown the page in. */
export const otherColours = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

type Colours = typeof light | (typeof otherColours)[number];

/**
 * Borders, sizes and choices that cannot be made out on the screen as it stands, in these colours
 * and in light ones, which stay.
 */
export async function accessFaults(page: Page, others: readonly Colours[]): Promise<string[]> {
  const faults = new Set<string>();
  await page.evaluate(installLooks);
  for (const view of [...others, light]) {
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
