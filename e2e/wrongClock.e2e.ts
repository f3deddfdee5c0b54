import type { Page } from '@playwright/test';
import { homeCopy } from '../web/copy/home.ts';
import { paths } from '../web/paths.ts';
import { expect, inState, test } from './fixtures.ts';
import { anySlot, bookingPage } from './pages/booking.page.ts';
import { paidOrder } from './paidOrder.ts';

const hour = 3600_000;
const lab = 'kaveri-precision-labs';
const tomorrow = () => new Date(Date.now() + (24 + 5.5) * hour).toISOString().slice(0, 10);

/** Pays for a visit of tomorrow, as a day off makes that today's or one that is late. */
async function bookTomorrow(page: Page): Promise<void> {
  const reply = await page.request.get(`/api/v1/slot/getslot?labId=${lab}`);
  const { data } = (await reply.json()) as { data: { _id: string; date: string }[] };
  const slots = data.filter(({ date }) => date === tomorrow()).map(({ _id }) => _id);
  await paidOrder(page.request, { test: 'tsh', lab, slot: anySlot(slots) });
}

const nextVisit = (page: Page) => page.getByRole('region', { name: homeCopy.own.nextVisit });

// Whatever error a page has fails the test, also that React rendered it anew (fixtures.ts).
for (const off of [26, -26])
  test(`what is said of days is the same where a device's clock is off by ${off} hours, and no page is rendered anew`, async ({
    page,
    customer: _,
  }) => {
    await bookTomorrow(page);
    const saidAt = async (path: string, said: () => ReturnType<typeof nextVisit>) => {
      await page.goto(path);
      await expect(said()).toBeVisible();
      await page.waitForLoadState('networkidle');
      return { path, said, text: await said().innerText() };
    };
    const main = () => page.locator('main');
    const pages = [
      await saidAt(paths.home, () => nextVisit(page)),
      await saidAt(paths.orders, main),
    ];
    const funnel = bookingPage(page);
    await page.goto(paths.testInfo('tsh'));
    await page.getByRole('button', { name: 'Add Patient' }).filter({ visible: true }).click();
    await funnel.toLab();
    await inState(page, 'booking', 'lab.choosing');
    pages.push(await saidAt(new URL(page.url()).pathname, main));
    await funnel.toSlot();
    const days = page.getByRole('radiogroup', { name: 'Day' });
    await inState(page, 'booking', 'slot.choosing');
    pages.push(await saidAt(new URL(page.url()).pathname, () => days));

    await page.clock.install({ time: Date.now() + off * hour });
    for (const { path, said, text } of pages) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect.poll(() => said().innerText()).toBe(text);
    }
  });
