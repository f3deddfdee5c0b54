import type { Browser, Page } from '@playwright/test';
import { wordsIn } from '../devtools/words/words.ts';
import { bookingPage } from './pages/booking.page.ts';
import { expect, inState, makeCustomer, test } from './fixtures.ts';
import { axeOn } from './pages/axe.ts';

/** A person's browser: no program drives it. `wish`: what it asks of sites. */
const asPerson = (page: Page, wish?: 'globalPrivacyControl') =>
  page.addInitScript((wanted) => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    if (wanted) Object.defineProperty(Navigator.prototype, wanted, { get: () => true });
  }, wish);

async function asAdministrator(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  const answer = await page.request.post('/api/v1/users/adminlogin', {
    data: { email: 'admin@example.com', password: 'admin-password' },
  });
  expect(answer.ok()).toBe(true);
  return page;
}

test('where a visitor went on and where they left is drawn for an administrator, and for nobody else', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await asAdministrator(browser, baseURL!);
  await admin.goto('/flows#booking?tab=nobody&figures=30');
  await expect(admin.getByRole('tab', { name: 'Where people leave' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(admin.getByText(/^There are no figures yet: no visit to this flow/)).toBeVisible();
  await admin.goto('/flows#booking?chart&tab=nobody&figures');
  await expect(admin.getByText('Nobody came here in the last 30 days.')).toBeVisible();

  // A visitor walks to the labs, and leaves there.
  await makeCustomer(page.request);
  await asPerson(page);
  const funnel = bookingPage(page);
  const counting = page.waitForResponse(/\/countFlows-/);
  await page.goto('/home');
  await counting;
  await funnel.openTest('Lipid Profile');
  await funnel.press('Add Patient');
  await funnel.addPatient();
  await funnel.toLab();
  await inState(page, 'booking', 'lab.choosing');
  await page.goto('about:blank');

  const row = (state: string) => admin.locator(`[data-figures-of="${state}"]`);
  const visitors = admin.getByRole('checkbox', { name: 'Visitors of 30 days' });
  // What a page sends when it is left comes a moment later.
  await expect(async () => {
    await visitors.uncheck();
    await expect(admin.getByRole('table')).toHaveCount(0);
    await visitors.check();
    await expect(row('lab')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(row('lab').getByRole('cell')).toHaveText(['1', '0%', '100%', '–']);
  await expect(row('lab.choosing').getByRole('cell')).toHaveText(['1', '0%', '100%', '–']);
  for (const state of ['lab.loading', 'patient'])
    await expect(row(state).getByRole('cell').nth(1)).toHaveText('100%');
  await expect(row('slot')).toHaveCount(0);
  await admin.getByRole('button', { name: 'Open all' }).click();
  const box = admin.locator('.chart [data-state-id="booking.lab.choosing"]');
  // The whole chart is laid out anew, which takes long on a busy machine.
  await expect(box.getByText('1 came')).toBeVisible({ timeout: 30_000 });
  await expect(box.getByText('0% went on, 100% left here')).toBeVisible();
  await admin.getByRole('tab', { name: 'Where people leave' }).click();
  const picture = admin
    .getByRole('list', { name: 'Film of booking' })
    .getByRole('listitem')
    .filter({ hasText: '1 came, 100% left here' });
  await expect(picture).toHaveCount(1);
  await expect(
    admin.getByRole('region', { name: 'Where people leave' }).getByRole('listitem'),
  ).toHaveText(['Choosing the lab: 1 of 1 left here (100%)']);
  for (const colorScheme of ['light', 'dark'] as const) {
    await admin.emulateMedia({ colorScheme });
    const { violations } = await axeOn(admin).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  }
  await admin.getByRole('checkbox', { name: 'Compared with the 30 days before' }).check();
  await admin.getByLabel('Period').selectOption('7 days');
  await expect(admin).toHaveURL(/figures=7&compared/);
  await expect(picture).toHaveCount(1);
  await admin.getByRole('tab', { name: 'Chart' }).click();
  await admin.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(admin.getByRole('columnheader', { name: 'यहीं से चले गए' })).toBeVisible();

  const refused = page.waitForResponse('**/graphql');
  await page.goto('/flows#booking?chart&tab=nobody&figures');
  await refused;
  await expect(page.getByRole('checkbox', { name: 'Code names' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Visitors/ })).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Where people leave' }).click();
  await expect(page.getByText(wordsIn.en.page.figuresFor)).toBeVisible();
});

test('who is no administrator is told so by the search, logs in beside the page, and sees the figures when back', async ({
  page,
  context,
}) => {
  await page.goto('/flows#signIn?tab=nobody');
  await page.getByRole('searchbox', { name: 'Search flows' }).fill('where do people leave');
  const [part] = await page.getByRole('option').all();
  await expect(part!).toHaveText(/^Where people leave.*administrator’s login/);
  await part!.click();
  await expect(page).toHaveURL(/\/flows#/);
  const asked = page.getByRole('tabpanel', { name: 'Where people leave' });
  const opened = context.waitForEvent('page');
  await asked
    .getByRole('link', { name: /^Log in/ })
    .first()
    .click();
  const login = await opened;
  await login.getByLabel('Email').fill('admin@example.com');
  await login.getByLabel('Password', { exact: true }).fill('admin-password');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login).toHaveURL(/\/admin$/);
  await login.close();
  // In a browser without windows no tab loses the focus.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByLabel('Period')).toHaveValue('30');
  await expect(asked.getByRole('link', { name: /^Log in/ })).toHaveCount(0);
});

for (const wish of ['globalPrivacyControl', undefined] as const)
  test(`a browser ${wish ? 'that asks not to be tracked' : 'that a program drives'} does not even fetch what counts`, async ({
    page,
  }) => {
    if (wish) await asPerson(page, wish);
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto('/home');
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(files.filter((url) => url.includes('countFlows'))).toEqual([]);
    expect(files.filter((url) => url.includes('/assets/')).length).toBeGreaterThan(0);
  });
