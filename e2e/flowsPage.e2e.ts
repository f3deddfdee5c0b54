import type { Locator, Page } from '@playwright/test';
import { flowButton, listedFlows } from './pages/flows.page.ts';
import { longestTask } from './busyTasks.ts';
import { expect, test } from './fixtures.ts';

/** How high the smallest letters of a chart that are drawn are on the screen. */
const smallestLetters = (chart: Locator) =>
  chart.evaluate((svg: SVGSVGElement) => {
    const scale = svg.getScreenCTM()!.a;
    const sizes = [...svg.querySelectorAll('text')]
      .filter((text) => text.getBoundingClientRect().width > 0)
      .map((text) => parseFloat(getComputedStyle(text).fontSize));
    return Math.min(...sizes) * scale;
  });

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
  [390, 844],
] as const) {
  test(`every chart can be read, 'Fit' shows all of it, and its controls are in the window at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/flows#booking?chart&tab=nobody');
    const machines = await listedFlows(page);
    expect(machines.length).toBeGreaterThan(9);
    for (const machine of machines) {
      await flowButton(page, machine).click();
      const chart = page.getByRole('group', { name: `Statechart of ${machine}` });
      await expect(chart.locator('[data-state-id]').first()).toBeVisible();
      expect(await smallestLetters(chart), machine).toBeGreaterThanOrEqual(9);
      await page.getByRole('button', { name: 'Fit' }).click();
      const root = chart.locator('.root > g > rect').first();
      await expect
        .poll(() =>
          root.evaluate((drawn) => {
            const [all, frame] = [drawn, drawn.closest('svg')!].map((one) =>
              one.getBoundingClientRect(),
            );
            return (
              all!.left >= frame!.left &&
              all!.right <= frame!.right &&
              all!.top >= frame!.top &&
              all!.bottom <= frame!.bottom
            );
          }),
        )
        .toBe(true);
      expect(await smallestLetters(chart), machine).toBeGreaterThanOrEqual(9);
      await page.getByRole('button', { name: 'Fit' }).scrollIntoViewIfNeeded();
      for (const control of await page
        .getByRole('group', { name: 'Zoom', exact: true })
        .getByRole('button')
        .all())
        await expect(control, machine).toBeInViewport({ ratio: 0.98 });
      if (width > 1000) expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });
}

const stateNamed = (page: Page, name: string) =>
  page.getByLabel('State', { exact: true }).getByRole('heading', { name });

test('opening the largest chart leaves the page free to answer', async ({ page, browser }) => {
  await page.goto('/flows#booking?tab=nobody');
  await expect(page.getByRole('list', { name: 'Film of booking' })).toBeVisible();
  const longest = await longestTask(browser, page, async () => {
    await page.getByRole('tab', { name: 'Chart' }).click();
    await expect(page.getByRole('group', { name: 'Statechart of booking' })).toBeVisible();
    await page.getByRole('button', { name: 'Open all' }).click();
    await expect(page.getByRole('button', { name: 'Fold all' })).toBeVisible();
    await expect(page.locator('svg.chart [aria-expanded=false]')).toHaveCount(0);
  });
  test.info().annotations.push({ type: 'longest task', description: `${longest} ms` });
  expect(longest).toBeLessThan(100);
});

test('a link says what is shown: machine, state, moment and rehearsal survive a reload', async ({
  page,
}) => {
  // Other stories run beside: a tab that is nobody's, and a call that none of them makes.
  const query = 'tab=nobody&rehearse=verifyCode:slow';
  await page.goto(`/flows#payment/FAILED?${query}`);
  await expect(stateNamed(page, 'Payment failed')).toBeVisible();
  await flowButton(page, 'signUp').click();
  await page.getByText('Rehearse failures').click();
  const verifyCode = page.getByRole('combobox', { name: 'verifyCode' });
  await expect(verifyCode).toHaveValue('slow');
  await page.getByRole('button', { name: 'Fold code.resend' }).press('Enter');
  await expect(page.getByRole('button', { name: /, code\.resend\.ready/ })).toHaveCount(0);
  await page.getByRole('button', { name: /, mobile\.sendFailed/ }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`#signUp/mobile\\.sendFailed\\?${query}$`));
  await page.reload();
  await expect(stateNamed(page, 'Code could not be sent')).toBeVisible();
  await page.getByText('Rehearse failures').click();
  await verifyCode.selectOption('as it is');
  await expect(page).toHaveURL(/#signUp\/mobile\.sendFailed\?tab=nobody$/);
  await page.goBack();
  await expect(stateNamed(page, 'Payment failed')).toBeVisible();
});

test('a link to a moment of a tab shows the same after a reload and to whoever it is sent', async ({
  page,
  browser,
}) => {
  const sessionId = 'moment/x:0';
  const step = (lab: string) => ({
    type: '@xstate.snapshot',
    sessionId,
    event: { type: 'lab.selected' },
    snapshot: { value: { lab }, status: 'active', context: {} },
  });
  await page.request.post('/flows/feed', {
    data: [
      { type: 'flows.tab', sessionId: 'moment', label: 'Sender', path: '/' },
      { type: '@xstate.actor', sessionId, name: 'booking' },
      ...['loading', 'choosing', 'done'].map(step),
    ],
  });
  const isAt = async (flows: Page, lab: string) => {
    await expect(flows.locator('main')).toHaveAttribute('data-live-state', `{"lab":"${lab}"}`);
    await expect(flows.getByLabel('Watching')).toHaveValue('moment');
  };
  await page.goto('/flows#booking?chart&tab=moment');
  await isAt(page, 'done');
  await page.getByRole('button', { name: 'Step back' }).click();
  await isAt(page, 'choosing');
  await expect(page).toHaveURL(/#booking@\d+\?tab=moment$/);
  await page.reload();
  await isAt(page, 'choosing');
  const receiver = await browser.newContext();
  const sent = await receiver.newPage();
  await sent.goto(page.url());
  await isAt(sent, 'choosing');
  await sent.getByRole('button', { name: 'Live', exact: true }).click();
  await isAt(sent, 'done');
  await receiver.close();
});

test('names are plain words, in Hindi after one press, and the code on request', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/flows#signIn/editing?tab=nobody');
  const chart = page.locator('.chart');
  const panel = page.getByRole('complementary');
  await expect(chart.getByText('email and password were sent')).toBeVisible();
  await expect(chart.getByText('Typing email and password')).toBeVisible();
  await expect(chart.getByText('editing', { exact: true })).toHaveCount(0);
  const sent = panel
    .getByRole('listitem')
    .filter({ hasText: 'email and password were sent → Logging in' });
  const code = 'credentials.submitted → signingIn';
  await expect(sent).toBeVisible();
  await expect(panel.getByText(code)).toBeHidden();
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(chart.getByText('ईमेल और पासवर्ड भेजे गए')).toBeVisible();
  // Letters come with the page where the device has none.
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true);
  await expect(panel.getByText('ईमेल और पासवर्ड लिखे जा रहे हैं।')).toBeVisible();
  await page.reload();
  await page.getByRole('checkbox', { name: 'कोड के नाम' }).check();
  await expect(page).toHaveURL(/\?tab=nobody&codes$/);
  await expect(chart.getByText('credentials.submitted', { exact: true })).toBeVisible();
  await expect(chart.getByText('editing', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('checkbox', { name: 'Code names' })).toBeChecked();
  await expect(panel.getByText(code)).toBeVisible();
});

test('a link to a state inside a folded step opens the step and shows the state', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/flows#booking/payment.declined?tab=nobody');
  await expect(stateNamed(page, 'Payment declined')).toBeVisible();
  await expect(page.getByRole('note')).toHaveText(
    /^The slot stays held until the time to pay is over/,
  );
  await expect(page.getByRole('button', { name: /, payment\.declined/ })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Open lab' })).toHaveCount(1);
});

test('a thousand events keep the page quick', async ({ page }) => {
  await page.goto('/flows');
  await expect(page.getByRole('navigation', { name: 'Machines' }).getByRole('status')).toHaveText(
    'Live',
  );
  const events = Array.from({ length: 1000 }, (_, index) => ({
    type: '@xstate.snapshot',
    sessionId: 'bench1/x:0',
    createdAt: String(1_700_000_000_000 + index),
    event: { type: `lab.selected` },
    snapshot: { value: { lab: 'choosing' }, status: 'active', context: {} },
  }));
  await page.request.post('/flows/feed', {
    data: [
      { type: 'flows.tab', sessionId: 'bench1', label: 'Bench', path: '/' },
      { type: '@xstate.actor', sessionId: 'bench1/x:0', name: 'booking' },
    ],
  });
  for (let first = 0; first < events.length; first += 100)
    await page.request.post('/flows/feed', { data: events.slice(first, first + 100) });
  await page.getByLabel('Watching').selectOption('Bench, /');
  const list = page.getByRole('list', { name: 'Events' });
  await expect(list.locator('[aria-posinset="1000"]')).toBeVisible();
  // What is drawn is what is seen, however long the list is.
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);
});

test('a machine is simulated by buttons without the app and without a network, stepped back, and begun anew', async ({
  page,
  context,
}) => {
  await page.goto('/flows#signIn?chart');
  await expect(page.getByRole('group', { name: 'Statechart of signIn' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByLabel('Watching')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Simulate' }).press('Space');
  // A simulation has nobody to choose between.
  await expect(page.getByLabel('Watching')).toHaveCount(0);
  const chart = page.locator('main[data-machine-shown="signIn"]');
  await expect(chart).toHaveAttribute('data-live-state', '"editing"');
  const next = page.getByRole('group', { name: 'What happens next' });
  await next.getByRole('button', { name: 'credentials.submitted' }).press('Enter');
  await expect(chart).toHaveAttribute('data-live-state', '"signingIn"');
  await next.getByRole('button', { name: 'signIn failed' }).press('Enter');
  await expect(chart).toHaveAttribute('data-live-state', '"editing"');
  await page.getByRole('button', { name: 'Step back' }).press('Enter');
  await expect(chart).toHaveAttribute('data-live-state', '"signingIn"');
  for (const button of await next.getByRole('button').filter({ hasNotText: 'Start again' }).all())
    await expect(button).toBeDisabled();
  await next.getByRole('button', { name: 'Start again' }).press('Enter');
  await expect(chart).toHaveAttribute('data-live-state', '"editing"');
  await expect(page.getByRole('list', { name: 'Events' }).getByRole('button')).toHaveCount(0);
  await context.setOffline(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/flows#tracking?simulated');
  await page.reload();
  await next.getByRole('button', { name: /^loadOrder answered: items 1, status placed/ }).click();
  await expect(page.locator('main')).toHaveAttribute('data-live-state', '{"following":"showing"}');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
