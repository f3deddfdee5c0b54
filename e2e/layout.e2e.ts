import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { accessFaults } from './layout/checkAccess.ts';
import { layoutFaults } from './layout/checkLayout.ts';
import { printFaults } from './layout/checkPrint.ts';
import { hasFocus, isFocusMoved, keyboardFaults } from './layout/focusStops.ts';
import { readingFaults } from './layout/readingFaults.ts';
import { openedPages, storeDraft } from './layout/pages.ts';
import { longAnswers } from './layout/longNames.ts';
import { readInHindi } from './layout/inHindi.ts';
import { waysThroughScreens } from './layout/ways.ts';
import { withoutPromises } from './layout/withoutPromises.ts';
import { allScreens } from './models/all.ts';
import { Calls } from './models/calls.ts';
import { drive } from './models/drive.ts';

// A way may be looked at in several states, each at every size.
test.describe.configure({ timeout: 120_000 });
// What moves is seen in the stories; here it would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 640 } });

const languages = ['en', 'hi'] as const;
const ways = allScreens.flatMap((screens) =>
  waysThroughScreens(screens).map((way) => ({
    ...way,
    screens,
    row: `${screens.name}: ${[...way.looks.values()].join(', ')}`,
  })),
);

/** What somebody who reads English finds wrong: with the layout, the colours, and without a mouse. */
async function faultsInEnglish(page: Page, still: boolean): Promise<string[]> {
  const found = await layoutFaults(page, 'english');
  found.push(...(await accessFaults(page)));
  // What comes and goes by itself is gone through with Tab where it stays.
  if (still) return found;
  const small = page.viewportSize()!;
  await page.setViewportSize({ width: 1280, height: 800 });
  found.push(...(await keyboardFaults(page)));
  await page.setViewportSize(small);
  return found;
}

/** The gallery looks at every page at every size in both languages. */
const allSizes = process.env.E2E_LAYOUT_SIZES === 'all';

/** Facts that nobody presses anything for, so that nothing has the focus. */
const unpressed: ReadonlySet<string> = new Set(['callPage.revisited']);

for (const language of languages)
  for (const { screens, start, steps, looks, row } of ways) {
    test(`${row}, in ${language}`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'assay_lang', value: language, url: baseURL! }]);
      const isEnglish = language === 'en';
      const walked = isEnglish ? page : readInHindi(page);
      const faults: string[] = [];
      let path = '';
      let isUsed = false;
      const look = async (step: number, still: boolean) => {
        const { pathname } = new URL(page.url());
        const opened = pathname !== path;
        path = pathname;
        const happened = steps[step - 1];
        const back = happened && 'fact' in happened && happened.fact.type === 'xstate.route';
        if (opened && !back) {
          const top = await page.evaluate(() => scrollY);
          if (top > 0) faults.push(`${pathname} opens at ${top} px`);
        }
        isUsed ||=
          happened !== undefined && 'fact' in happened && !unpressed.has(happened.fact.type);
        // What is opened to see the flow takes the focus.
        if (step === 0 && !start.reach && (await isFocusMoved(page)))
          faults.push('the focus is moved at first load');
        if (isUsed && !(await hasFocus(page, still)))
          faults.push(`${JSON.stringify(happened)}: the focus is lost`);
        if (!still) faults.push(...(await readingFaults(page)));
        const state = looks.get(step);
        if (state) {
          // Borders, sizes and the stops of Tab are the same in both languages.
          const found = isEnglish
            ? await faultsInEnglish(page, still)
            : await layoutFaults(page, 'translated');
          faults.push(...found.map((fault) => `${state}: ${fault}`));
        } else await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
      };
      await drive(walked, isEnglish ? screens : withoutPromises(screens), start, steps, look);
      expect(faults).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  }

for (const language of languages)
  for (const [name, { path, opens = path.split('?')[0], answers, draft }] of openedPages)
    test(`page ${name} with long names, in ${language}`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'assay_lang', value: language, url: baseURL! }]);
      await new Calls([], { ...longAnswers, ...answers }).watch(page);
      if (draft) await storeDraft(page, draft);
      await page.goto(path);
      await page.waitForURL(({ pathname }) => pathname === opens);
      await expect(page.locator('main h1').filter({ hasText: /^Assay$/ })).toHaveCount(0);
      await expect(page.locator('main [role="status"]')).toHaveCount(0);
      // Before they are measured, the usual heights of the bars are taken for what they are.
      await page.waitForFunction(() => {
        const heights = [...document.querySelectorAll<HTMLElement>('[data-bottom-bar]')].map(
          (bar) => (getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0),
        );
        const room = getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar');
        return parseFloat(room) === Math.max(0, ...heights);
      });
      const faults =
        language === 'hi' || allSizes
          ? [...(await layoutFaults(page)), ...(await printFaults(page))]
          : await layoutFaults(page, 'large');
      expect(faults).toEqual([]);
    });
