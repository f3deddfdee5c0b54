import type { Page } from '@playwright/test';

/** More presses of Tab than any screen has stops. */
const mostStops = 150;

interface Stop {
  name: string;
  group: string | null;
  faults: string[];
}

/** Where the focus is: nowhere is undefined. It runs in the page, so it stands on its own. */
function focusedStop(): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const label = element.closest('label');
  const drawn = [element, ...(label ? [label, ...label.querySelectorAll('*')] : [])];
  const hasRing = drawn.some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  });
  const { left, top, width, height, bottom } = (label ?? element).getBoundingClientRect();
  const isInView = bottom > 0 && top < innerHeight && width > 0 && height > 0;
  const name = `${element.tagName.toLowerCase()} '${(
    element.getAttribute('aria-label') ??
    label?.textContent ??
    element.textContent ??
    ''
  )
    .trim()
    .slice(0, 50)}'`;
  const inside = (found: Element | null) =>
    found !== null &&
    (element.contains(found) || found.contains(element) || label?.contains(found));
  const points = [0.1, 0.5, 0.9].map((part) =>
    document.elementFromPoint(left + width * part, Math.min(top + height / 2, innerHeight - 1)),
  );
  // What waits for an answer lies over all of the page for that long.
  const isWaiting = points.some((found) => found?.closest('[data-overlay]'));
  const isCovered = isInView && !isWaiting && !points.some(inside);
  const group = element.closest('[role="radiogroup"]')?.getAttribute('aria-label') ?? null;
  return {
    name,
    group: element instanceof HTMLInputElement && element.type === 'radio' ? group : null,
    faults: [
      ...(hasRing ? [] : ['no ring']),
      ...(isInView ? [] : ['out of sight']),
      ...(isCovered ? ['covered'] : []),
    ],
  };
}

/** What somebody with a keyboard meets from the beginning of a screen to its end that is wrong. */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  const seen = new Set<string>();
  let group: string | null = null;
  const before = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  for (let presses = 0; presses < mostStops; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedStop);
    if (!stop) break;
    for (const fault of stop.faults) faults.add(`${stop.name}: ${fault}`);
    if (group !== null && stop.group === group)
      faults.add(`${stop.name}: one more stop in '${group}'`);
    group = stop.group;
    const isRound = seen.has(stop.name) && seen.size > 60;
    seen.add(stop.name);
    if (isRound) break;
  }
  await before.evaluate((element) => element.focus({ preventScroll: true }));
  return [...faults];
}

/** Whether the focus is somewhere, once what closes and opens has had its time. */
export const hasFocus = (page: Page) =>
  page
    .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 2000 })
    .then(
      () => true,
      () => false,
    );
