import type { Page } from '@playwright/test';
import { axeOn } from './axe.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The rules of WCAG 2.2 AA and of good practice that a page breaks as it stands, in light colours and
 * in dark ones, where only the colours are others. Light ones stay.
 */
export async function brokenRules(page: Page): Promise<string[]> {
  // What is far below keeps the colours that it was drawn in until it comes near.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const show = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    // Buttons change their colours over some frames.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
  };
  await show('dark');
  const dark = await axeOn(page).withRules(['color-contrast']).analyze();
  await show('light');
  const light = await axeOn(page).withTags(rules).analyze();
  const { pathname } = new URL(page.url());
  return [...light.violations, ...dark.violations].map(
    ({ id, nodes }) =>
      `${pathname} ${id}: ${nodes
        .slice(0, 2)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}
