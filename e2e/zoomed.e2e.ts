import { expect, inState, test } from './fixtures.ts';
import { bookingPage } from './pages/booking.page.ts';

test('at 400% zoom no bar stays over the page, and a lab and a slot say all that is shown of them', async ({
  page,
  customer: _,
}) => {
  // A screen of 1280 by 1024 at 400%.
  await page.setViewportSize({ width: 320, height: 256 });
  const barsThatStay = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, nav, [data-bottom-bar]')]
        .filter((bar) => bar.checkVisibility())
        .filter((bar) => /fixed|sticky/.test(getComputedStyle(bar).position))
        .map((bar) => bar.tagName),
    );
  const funnel = bookingPage(page);
  await funnel.openTest('TSH');
  expect(await barsThatStay()).toEqual([]);
  await funnel.press('Add Patient');
  await funnel.addPatient();
  await funnel.toLab();
  await inState(page, 'booking', 'lab.choosing');
  expect(await barsThatStay()).toEqual([]);
  const lab = page.getByRole('main').getByRole('radio').first();
  await expect(lab).toHaveAccessibleDescription(/slots available.*Report in .*₹\d/);
  await funnel.toSlot();
  await inState(page, 'booking', 'slot.choosing');
  const slot = page.getByRole('radiogroup', { name: 'Select a time slot' }).getByRole('radio');
  await expect(slot.first()).toHaveAccessibleDescription(/places? left/);
  await funnel.pickSlot();
  expect(await barsThatStay()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  // The day and the time, whole, in two lines at most.
  const chosen = page.locator('[data-footer] p').filter({ hasText: /\d\d:\d\d [ap]m/ });
  const { height = 99, width = 0 } = (await chosen.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(48);
  expect(width).toBeGreaterThan(120);
});
