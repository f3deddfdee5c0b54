import { expect, test } from './fixtures.ts';
import { accessFaults } from './layout/checkAccess.ts';
import { layoutFaults } from './layout/checkLayout.ts';
import { openedPages, storeDraft } from './layout/pages.ts';
import { longAnswers } from './layout/longNames.ts';
import { readInHindi } from './layout/inHindi.ts';
import { waysThroughScreens } from './layout/ways.ts';
import { allScreens } from './models/all.ts';
import { Calls } from './models/calls.ts';
import { drive } from './models/drive.ts';
import type { Screens } from './models/screens.ts';

// A way may be looked at in several states, each at every size.
test.describe.configure({ timeout: 120_000 });
// What moves is seen in the stories; here it would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 640 } });

const languages = ['en', 'hi'];
const ways = allScreens.flatMap((screens) =>
  waysThroughScreens(screens).map((way) => ({ ...way, screens })),
);

/** The same screens without what is to be read in their states, which is said in English. */
const withoutPromises = (screens: Screens): Screens => ({
  ...screens,
  shown: null,
  states: Object.fromEntries(
    Object.entries(screens.states).map(([state, promise]) => [
      state,
      typeof promise === 'string' ? promise : () => Promise.resolve(),
    ]),
  ),
});

for (const language of languages)
  for (const { screens, start, steps, looks } of ways)
    test(`${screens.name} in ${language}: ${[...looks.values()].join(', ')}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'assay_lang', value: language, url: baseURL! }]);
      const isEnglish = language === 'en';
      const walked = isEnglish ? page : readInHindi(page);
      const faults: string[] = [];
      let path = '';
      await drive(
        walked,
        isEnglish ? screens : withoutPromises(screens),
        start,
        steps,
        async (step) => {
          const { pathname } = new URL(page.url());
          const opened = pathname !== path;
          path = pathname;
          const happened = steps[step - 1];
          const back = happened && 'fact' in happened && happened.fact.type === 'xstate.route';
          if (opened && !back) {
            const top = await page.evaluate(() => scrollY);
            if (top > 0) faults.push(`${pathname} opens at ${top} px`);
          }
          const state = looks.get(step);
          if (state) {
            const found = await layoutFaults(page);
            // Borders and sizes are the same in both languages.
            if (isEnglish) found.push(...(await accessFaults(page)));
            faults.push(...found.map((fault) => `${state}: ${fault}`));
          } else await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
        },
      );
      expect(faults).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });

for (const language of (process.env.E2E_LAYOUT_LANGUAGES ?? 'hi').split(' '))
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
      await page.waitForFunction(
        () =>
          !document.querySelector('[data-bottom-bar], [data-floating]') ||
          document.documentElement.style.getPropertyValue('--bottom-bar') !== '',
      );
      expect(await layoutFaults(page)).toEqual([]);
    });
