import type { Page } from '@playwright/test';
import { installLooks } from './installLooks.ts';
import { watchStops } from './watchStops.ts';
import type { Found } from './watchStops.ts';

/** Presses of Tab that are made before it is asked whether all has been met. */
const atOnce = 8;
/** More presses of Tab than any screen has stops. */
const mostStops = 160;

/** Times that a screen is gone through in which something comes or goes meanwhile. */
const mostTimes = 4;

/**
 * What somebody with a keyboard meets on a screen, from where they are round to there again, that
 * is wrong. A part whose code came while Tab had passed its place is met the next time.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  let found = await stopsOf(page);
  for (let time = 1; time < mostTimes && found.faults.length > 0; time += 1) {
    const { sawAll } = found;
    found = await stopsOf(page);
    if (sawAll) break;
  }
  return found.faults;
}

async function stopsOf(page: Page): Promise<Found> {
  await page.evaluate(installLooks);
  const stops = await page.evaluateHandle(watchStops);
  for (let presses = 0; presses < mostStops; presses += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, () => page.keyboard.press('Tab')));
    if (await stops.evaluate((watched) => watched.isRound())) break;
  }
  return stops.evaluate((watched) => watched.finish());
}

/** Whether a page that was only loaded has put the focus anywhere. */
export const isFocusMoved = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== document.body);

/** Milliseconds of the page's clock after which `web/app/keepFocus.ts` has given the focus on. */
const patience = 150;

/**
 * Whether the focus is somewhere, once what closes and opens has had its time. `still`: the page's
 * clock stands.
 */
export async function hasFocus(page: Page, still: boolean): Promise<boolean> {
  const isSomewhere = () => document.activeElement !== document.body;
  if (still && !(await page.evaluate(isSomewhere))) await page.clock.runFor(patience);
  return page.waitForFunction(isSomewhere, undefined, { timeout: 2000 }).then(
    () => true,
    () => false,
  );
}
