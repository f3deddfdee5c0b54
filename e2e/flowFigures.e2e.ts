import type { Browser, Page } from '@playwright/test';
import { bookingPage } from './pages/booking.page.ts';
import { expect, inState, makeCustomer, test } from './fixtures.ts';

/** The state that the next page shows is not in the count yet. */
interface Counted {
  flow: string;
  state: string;
  next: string | null;
}

/** A person's browser says that no program drives it. */
const asPerson = (page: Page, wish = '') =>
  page.addInitScript((script) => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    if (script) Object.defineProperty(Navigator.prototype, script, { get: () => true });
  }, wish);

async function asAdministrator(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  const answer = await page.request.post('/api/v1/users/adminlogin', {
    data: { email: 'admin@example.com', password: 'admin-password' },
  });
  expect(answer.ok()).toBe(true);
  return page;
}

/** Everything that the page sends to be counted. */
function messagesOf(page: Page): { headers: Record<string, string>; body: string }[] {
  const sent: { headers: Record<string, string>; body: string }[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('"steps"')) sent.push({ headers: request.headers(), body });
  });
  return sent;
}

/** Walks to the choice of a lab, and no further. */
async function walkToLab(page: Page): Promise<void> {
  const funnel = bookingPage(page);
  await page.goto('/home');
  await funnel.openTest('Lipid Profile');
  await funnel.press('Add Patient');
  await funnel.addPatient();
  await funnel.press('Select Lab');
  await inState(page, 'booking', 'lab.choosing');
}

test('where visitors go on and where they leave is drawn for an administrator, and for nobody else', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await asAdministrator(browser, baseURL!);
  await admin.goto('/flows#booking?tab=nobody&figures');
  await expect(admin.getByText('Nobody came here in the last 30 days.')).toBeVisible();

  const customer = await makeCustomer(page.request);
  await asPerson(page);
  const sent = messagesOf(page);
  await walkToLab(page);
  await page.goto('about:blank');
  await expect.poll(() => sent.length).toBeGreaterThan(0);

  // What leaves the page says nothing of whose it is.
  const said = sent.map(({ body, headers }) => `${body} ${JSON.stringify(headers)}`).join('\n');
  expect(sent.flatMap(({ headers }) => [headers.cookie, headers.referer])).toEqual(
    sent.flatMap(() => [undefined, undefined]),
  );
  for (const secret of [customer.email, customer.phone, 'Meera', 'lipid', 'Lipid'])
    expect(said).not.toContain(secret);

  const steps = sent.flatMap(
    ({ body }) => (JSON.parse(body) as { variables: { steps: Counted[] } }).variables.steps,
  );
  const ofBooking = steps.filter(({ flow }) => flow === 'booking');
  expect(ofBooking).toContainEqual(expect.objectContaining({ state: 'lab.choosing', next: null }));
  expect(ofBooking.filter(({ state, next }) => state === 'lab.choosing' && next)).toEqual([]);

  const box = (state: string) => admin.locator(`.chart [data-state-id="${state}"]`);
  const row = (state: string) => admin.locator(`[data-figures-of="${state}"]`);
  const figuresSwitch = admin.getByRole('checkbox', { name: 'Visitors of 30 days' });
  await figuresSwitch.uncheck();
  await expect(admin.getByText('came', { exact: false })).toHaveCount(0);
  await figuresSwitch.check();
  // One visitor came to the labs, and left there.
  await expect(row('lab').getByRole('cell')).toHaveText(['1', '0%', '100%', '–']);
  await expect(row('lab.choosing').getByRole('cell')).toHaveText(['1', '0%', '100%', '–']);
  await expect(row('lab.loading')).toContainText('Lab');
  await expect(row('lab.loading').getByRole('cell').nth(1)).toHaveText('100%');
  await expect(row('patient').getByRole('cell').nth(1)).toHaveText('100%');
  await expect(row('slot')).toHaveCount(0);
  await admin.getByRole('button', { name: 'Open all' }).click();
  await expect(box('booking.lab.choosing').getByText('1 came')).toBeVisible();
  await expect(box('booking.lab.choosing').getByText('0% went on, 100% left here')).toBeVisible();
  await admin.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(admin.getByRole('columnheader', { name: 'यहीं से चले गए' })).toBeVisible();

  await page.goto('/flows#booking?tab=nobody&figures');
  await expect(page.getByRole('checkbox', { name: 'Code names' })).toBeVisible();
  await expect(page.locator('.chart [data-state-id]').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Visitors/ })).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
});

for (const wish of ['globalPrivacyControl', ''])
  test(`nothing is counted in a browser ${wish ? 'that asks not to be tracked' : 'that a program drives'}`, async ({
    page,
  }) => {
    if (wish) await asPerson(page, wish);
    const sent = messagesOf(page);
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto('/home');
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.goto('/flows');
    expect(sent).toEqual([]);
    expect(files.filter((url) => url.includes('countFlows'))).toEqual([]);
  });
