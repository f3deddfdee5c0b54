import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { galleryFolder } from '../../devtools/gallery/shot.ts';
import type { Shot } from '../../devtools/gallery/shot.ts';
import { axeOn } from '../pages/axe.ts';

/** The widths that screens are looked at in, with their heights. */
export const sizes = [
  [390, 844],
  [1280, 800],
] as const;

/** Takes the picture of what the page shows, has axe look at it, and writes both down. */
export async function takeShot(
  page: Page,
  about: Pick<Shot, 'flow' | 'state' | 'description' | 'steps'>,
  [width, height]: readonly [number, number],
  still: boolean,
): Promise<void> {
  mkdirSync(galleryFolder, { recursive: true });
  await page.setViewportSize({ width, height });
  const name = `${about.flow}-${about.state.replaceAll(/[^A-Za-z]+/g, '-')}-${width}`;
  await page.screenshot({ path: `${galleryFolder}/${name}.png`, animations: 'disabled' });
  // Axe waits for timers, which stand still in a state that passes by itself.
  const violations = still ? null : (await axeOn(page).analyze()).violations;
  const findings =
    violations?.map(({ id: rule, help, nodes }) => ({
      rule,
      help,
      where: nodes.map((node) => node.target.join(' ')),
    })) ?? null;
  const shot: Shot = { ...about, width, picture: `${name}.png`, findings };
  // A second screen of the same name would overwrite the first one's picture: refused.
  writeFileSync(`${galleryFolder}/${name}.json`, JSON.stringify(shot), { flag: 'wx' });
}
