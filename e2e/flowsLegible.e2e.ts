import type { Page } from '@playwright/test';
import { flowButton, listedFlows } from './pages/flows.page.ts';
import { expect, test } from './fixtures.ts';

/** Shows one machine after the other, with all of its steps open, then folded. */
async function onEveryChart(page: Page, look: (machine: string) => Promise<void>) {
  const machines = await listedFlows(page);
  expect(machines.length).toBeGreaterThan(9);
  const chart = page.locator('svg.chart');
  for (const machine of machines) {
    await flowButton(page, machine).click();
    await expect(chart).toHaveAttribute('aria-label', new RegExp(`\\b${machine}\\b`));
    await chart.locator('[data-state-id]').first().waitFor();
    await look(machine);
    const openAll = page.getByRole('button', { name: /^(Open all|सब खोलें)$/ });
    if ((await openAll.count()) === 0) continue;
    await openAll.click();
    await page.getByRole('button', { name: /^(Fold all|सब समेटें)$/ }).waitFor();
    await expect(chart.locator('[aria-expanded=false]')).toHaveCount(0);
    await look(`${machine}, all open`);
  }
}

/** The texts that leave their box or label, or run into another text of it; lit or not. */
const spilled = (page: Page) =>
  page.locator('svg.chart').evaluate((svg) => {
    // As the lines of what can happen now are drawn.
    for (const line of svg.querySelectorAll('.line')) line.classList.add('live');
    const boundsOf = (element: SVGGraphicsElement) => {
      const { x, y, width, height } = element.getBBox();
      return { left: x, right: x + width, top: y, bottom: y + height };
    };
    const found: string[] = [];
    for (const group of svg.querySelectorAll('.label, .anywhere, [data-state-id]')) {
      const frame = boundsOf(group.querySelector('rect')!);
      const texts = [...group.querySelectorAll('text')].filter((text) => text.textContent !== '');
      texts.forEach((text, index) => {
        const own = boundsOf(text);
        if (own.left < frame.left || own.right > frame.right || own.bottom > frame.bottom + 4)
          found.push(`${text.textContent} leaves its frame`);
        for (const other of texts.slice(index + 1)) {
          const beside = boundsOf(other);
          // Letters are lower than their line: lines may touch.
          const isApart =
            own.right <= beside.left ||
            beside.right <= own.left ||
            own.bottom <= beside.top + 4 ||
            beside.bottom <= own.top + 4;
          if (!isApart) found.push(`${text.textContent} runs into ${other.textContent}`);
        }
      });
    }
    return found;
  });

for (const address of ['', '&codes', '&hi'])
  test(`no word of any chart leaves its box or runs into another, lit or not (${address || 'plain words'})`, async ({
    page,
    context,
    baseURL,
  }) => {
    if (address === '&hi')
      await context.addCookies([{ name: 'assay_lang', value: 'hi', url: baseURL! }]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/flows#booking?chart&tab=nobody${address}`);
    await onEveryChart(page, async (machine) => expect(await spilled(page), machine).toEqual([]));
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`no control lies over any chart at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/flows#booking?chart&tab=nobody');
    await onEveryChart(page, async (machine) => {
      const [chart, controls] = await Promise.all(
        [page.locator('svg.chart'), page.getByRole('group', { name: 'Zoom', exact: true })].map(
          (part) => part.boundingBox(),
        ),
      );
      expect(controls!.y, machine).toBeGreaterThanOrEqual(chart!.y + chart!.height);
    });
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`boxes, arrows and words of every chart stand out (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/flows#booking?chart&tab=nobody');
    await onEveryChart(page, async (machine) => {
      expect(await faint(page), machine).toEqual([]);
    });
  });

/** What is too faint to see: lines below 3 to 1, words below 4.5 to 1 against what is behind them. */
const faint = (page: Page) =>
  page.locator('svg.chart').evaluate((svg) => {
    const light = (color: string) => {
      const [r, g, b] = color
        .match(/[\d.]+/g)!
        .slice(0, 3)
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const card = getComputedStyle(svg.querySelector('.root rect')!).fill;
    const against = (color: string) => {
      const [lighter, darker] = [light(color), light(card)].toSorted((one, other) => other - one);
      return (lighter! + 0.05) / (darker! + 0.05);
    };
    const lines = [
      ...svg.querySelectorAll('path.arrow, .anywhere rect, [data-state-id] > g > rect'),
    ]
      .filter((element) => !element.closest('.toggle'))
      .map((element) => ({ element, color: getComputedStyle(element).stroke, least: 3 }));
    const words = [...svg.querySelectorAll('text')].map((element) => ({
      element,
      color: getComputedStyle(element).fill,
      least: 4.5,
    }));
    return [...lines, ...words]
      .filter(({ color, least }) => against(color) < least)
      .map(
        ({ element, color }) => `${element.getAttribute('class')} ${element.textContent} ${color}`,
      );
  });
