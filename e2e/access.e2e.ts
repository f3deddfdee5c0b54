import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { findAccessFaults } from './layout/findAccessFaults.ts';
import { installLooks } from './layout/installLooks.ts';
import { waysThroughScreens } from './layout/ways.ts';
import { allScreens } from './models/all.ts';
import { drive } from './models/drive.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the person is shown the page in. */
const views = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

async function accessFaults(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  await page.evaluate(installLooks);
  for (const view of views) {
    await page.emulateMedia(view);
    const forced = view.forcedColors === 'active';
    for (const { kind, element } of await page.evaluate(findAccessFaults, { forced }))
      faults.add(`${kind}${forced ? ' in forced colours' : ''}, ${view.colorScheme}: ${element}`);
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  return [...faults];
}

for (const screens of allScreens)
  for (const { start, steps, looks } of waysThroughScreens(screens))
    test(`borders, sizes and what is chosen can be told, in every colour: ${screens.name}: ${[...looks.values()].join(', ')}`, async ({
      page,
    }) => {
      const faults: string[] = [];
      await drive(page, screens, start, steps, async (step) => {
        const state = looks.get(step);
        if (state) faults.push(...(await accessFaults(page)).map((fault) => `${state}: ${fault}`));
      });
      expect(faults).toEqual([]);
    });
