import { paths } from '../web/paths.ts';
import { call, expect, test } from './fixtures.ts';
import { brokenRules } from './pages/brokenRules.ts';

/** The administration's pages, by the table of routes; a page of one thing shows one of the demo. */
const adminPages = Object.entries(paths)
  .filter(([name]) => name.startsWith('admin') && name !== 'adminLogin')
  .map(([, path]) => (typeof path === 'string' ? path : path('saffron-leaf-diagnostics', '')));

for (const path of adminPages)
  test(`no rule of WCAG 2.2 AA is broken at ${path}`, async ({ page }) => {
    await call(page.request, 'users/adminlogin', {
      email: 'admin@example.com',
      password: 'admin-password',
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main [role="status"]')).toHaveCount(0);
    expect(await brokenRules(page)).toEqual([]);
  });
