import { AxeBuilder } from '@axe-core/playwright';
import { paths } from '../web/paths.ts';
import { expect, test } from './fixtures.ts';

/** The administration's pages, by the table of routes; a page of one thing shows one of the demo. */
const adminPages = Object.entries(paths)
  .filter(([name]) => name.startsWith('admin') && name !== 'adminLogin')
  .map(([, path]) => (typeof path === 'string' ? path : path('saffron-leaf-diagnostics', '')));

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test("no rule of WCAG 2.2 AA is broken on any of the administration's pages, light and dark", async ({
  page,
}) => {
  test.setTimeout(480_000);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/adminLogin');
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password').fill('admin-password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  const broken: string[] = [];
  for (const path of adminPages) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main [role="status"]')).toHaveCount(0);
    const light = await new AxeBuilder({ page }).withTags(rules).analyze();
    await page.emulateMedia({ colorScheme: 'dark' });
    // Buttons change their colours over some frames.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    broken.push(
      ...[...light.violations, ...dark.violations].map(
        ({ id, nodes }) => `${path} ${id}: ${nodes[0]!.html.slice(0, 160)}`,
      ),
    );
  }
  expect(broken).toEqual([]);
});
