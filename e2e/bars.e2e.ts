import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('the usual room for the bars is right, as another would cost each page its styles again', async ({
  page,
}) => {
  for (const path of ['/', '/home', '/testinfo/tsh', '/help']) {
    await page.goto(path);
    const wrong = await page.evaluate(() => {
      const room = getComputedStyle(document.documentElement);
      const bars = { '--bottom-bar': '[data-bottom-bar]', '--floating': '[data-floating]' };
      return Object.entries(bars).flatMap(([variable, selector]) => {
        const heights = [...document.querySelectorAll<HTMLElement>(selector)].map((bar) =>
          getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0,
        );
        const height = Math.max(0, ...heights);
        const usual = parseFloat(room.getPropertyValue(variable));
        return usual === height ? [] : [`${variable}: ${usual} px for ${height}`];
      });
    });
    expect(wrong, path).toEqual([]);
  }
});
