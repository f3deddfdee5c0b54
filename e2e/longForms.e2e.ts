import type { Page } from '@playwright/test';
import { paths } from '../web/paths.ts';
import { expect, test } from './fixtures.ts';
import { isInOffice, logInAsStaff } from './pages/staff.page.ts';

const forms = [
  {
    name: "a lab's prices",
    path: paths.adminLabPrices('kaveri-precision-labs'),
    save: /^Save .*prices?$/,
  },
  { name: 'a test', path: paths.adminTest('tsh'), save: 'Save' },
] as const;

/** Whether nothing lies over the first line of what has the focus. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const { left, width, top, height } = focused.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + Math.min(height - 3, 40));
    return found !== null && (focused.contains(found) || found.contains(focused));
  });

for (const { name, path, save } of forms)
  test(`the form of ${name} can be saved from anywhere in it, and hides no field that has the focus`, async ({
    page,
  }) => {
    await logInAsStaff(page, { email: 'admin@example.com', password: 'admin-password' });
    await isInOffice(page);
    await page.goto(path);
    const form = page.locator('form', { has: page.getByRole('button', { name: save }) }).first();
    const button = form.getByRole('button', { name: save });
    const first = form.getByRole('textbox').first();
    await first.focus();
    await first.evaluate((field) => field.scrollIntoView({ block: 'center' }));
    await expect(button).toBeInViewport({ ratio: 1 });
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusSeen(page)).toBe(true);
      if (await button.evaluate((element) => element === document.activeElement)) break;
    }
    await page.setViewportSize({ width: 320, height: 256 });
    await first.focus();
    await expect(button).not.toBeInViewport();
  });
