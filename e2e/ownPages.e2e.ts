import type { Page } from '@playwright/test';
import { paths } from '../web/paths.ts';
import { expect, makeCustomer, test } from './fixtures.ts';
import { asShell, holdFiles } from './pages/wire.ts';

const own = ['orders', 'reports', 'appointments', 'payments', 'family', 'address'] as const;

/** Logs in as a customer of the demo data, who has orders, reports and relatives. */
const asNandini = (page: Page) =>
  page.request.post('/api/v1/users/login', {
    data: { email: 'nandini@example.com', password: 'assay-demo-1' },
  });

/** What a device without a PIN code asks: where its customer lives. */
const ofArea = ['Addresses'];
const withoutArea = (names: string[]) =>
  names.filter((name) => ![...ofArea, 'Serviceability'].includes(name));

/** The operations that a page asks for from now on. */
function asked(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string };
    names.push(operationName ?? new URL(request.url()).searchParams.get('operationName') ?? '');
  });
  return names;
}

for (const name of own)
  test(`${name} comes with what it shows, and nothing is asked twice`, async ({ page }) => {
    await asNandini(page);
    const names = asked(page);
    const reply = await page.goto(paths[name]);
    expect(await reply!.headerValue('cache-control')).toBe('private, no-store');
    const heading = page.locator('main h1');
    await expect(heading).not.toHaveText('Assay');
    await expect(page.locator('header[data-session="signedIn.here"]')).toBeVisible();
    await expect.poll(() => names).toEqual(ofArea);
    // The app is there, and answers what is pressed; the panel reads its address anew.
    await page.getByRole('button', { name: 'Profile' }).click();
    await expect(page.locator('[data-panel="profile"]')).toBeVisible();
    await expect.poll(() => names).toEqual([...ofArea, 'Addresses']);
    await page.waitForLoadState('networkidle');
    expect(names).toEqual([...ofArea, 'Addresses']);
  });

test('the pages of the funnel come with what is chosen, and nothing is asked again', async ({
  page,
}) => {
  await asNandini(page);
  await page.goto('/testinfo/tsh');
  await page.getByRole('button', { name: 'Add Patient' }).filter({ visible: true }).click();
  const flow = page.locator('[data-machine="booking"]');
  for (const [state, choose, next] of [
    ['patient.choosing', 'Nandini Rao', 'Select Lab'],
    ['lab.choosing', null, 'Select Appointment'],
    ['slot.choosing', null, 'Add Address'],
    ['address.choosing', null, 'Complete Order'],
    ['review.showing', null, null],
  ] as const) {
    await expect(flow).toHaveAttribute('data-state', state);
    if (choose) await page.getByRole('checkbox', { name: choose }).check();
    if (state === 'slot.choosing') await page.getByRole('button', { name: /^Earliest/ }).click();
    const names = asked(page);
    const reply = await page.reload();
    expect(await reply!.text()).toContain(`data-state="${state}"`);
    await expect(page.locator('header[data-session="signedIn.here"]')).toBeVisible();
    await expect(flow).toHaveAttribute('data-state', state);
    // What the page itself lacks is asked for before what a press asks for.
    await page.getByRole('button', { name: 'Profile' }).click();
    await expect(page.locator('[data-panel="profile"]')).toBeVisible();
    await expect.poll(() => names).toContain('Addresses');
    // Review is followed by a stream, which has no name.
    expect(withoutArea(names).filter(Boolean)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-panel="profile"]')).toBeHidden();
    if (next) await page.getByRole('button', { name: next }).click();
  }
});

test('the first step comes with the lab that was chosen, and nothing is asked again', async ({
  page,
}) => {
  await asNandini(page);
  await page.goto('/testinfo/tsh');
  await page.getByRole('button', { name: 'Add Patient' }).filter({ visible: true }).click();
  const flow = page.locator('[data-machine="booking"]');
  await page.getByRole('checkbox', { name: 'Nandini Rao' }).check();
  await page.getByRole('button', { name: 'Select Lab' }).click();
  await page.getByRole('button', { name: 'Select Appointment' }).click();
  await expect(flow).toHaveAttribute('data-state', 'slot.choosing');
  const names = asked(page);
  await page.goto(paths.addPatient);
  await expect(flow).toHaveAttribute('data-state', 'patient.choosing');
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect.poll(() => names).toContain('Addresses');
  // The choice is saved as the page before is left, by a call that has no name.
  expect(withoutArea(names).filter(Boolean)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what a customer has can be read @both', async ({ page }) => {
    await asNandini(page);
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
    const first = page.getByRole('link', { name: 'Track', exact: true }).first();
    await first.click();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main')).toContainText('Address');
    await page.goto('/reports');
    await expect(page.getByRole('link', { name: 'Download' }).first()).toBeVisible();
  });
});

test('an order comes with the page, and is followed from there', async ({ page }) => {
  await asNandini(page);
  await page.goto('/orders');
  const path = await page
    .getByRole('link', { name: 'Track', exact: true })
    .first()
    .getAttribute('href');
  const names = asked(page);
  const streams = page.waitForRequest(/\/graphql\/stream/);
  await page.goto(path!);
  await expect(page.locator('main[data-machine="tracking"]')).toHaveAttribute(
    'data-state',
    'following.showing',
  );
  await streams;
  expect(withoutArea(names)).toEqual([]);
});

test('whoever is not logged in is led to the login at once, and back after it', async ({
  page,
}) => {
  const { email, password } = await makeCustomer(page.request);
  await page.context().clearCookies();
  const reply = await page.request.get('/reports', { maxRedirects: 0 });
  expect([reply.status(), reply.headers().location]).toEqual([302, '/login?wanted=%2Freports']);
  await page.goto('/reports');
  // The way back is taken out of the URL.
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/reports$/);
});

test('so is one of the staff, to the login of the administration', async ({ page }) => {
  const reply = await page.request.get('/admin/settings', { maxRedirects: 0 });
  expect([reply.status(), reply.headers().location]).toEqual([
    302,
    '/adminLogin?wanted=%2Fadmin%2Fsettings',
  ]);
  await page.goto('/admin/settings');
  await expect(page).toHaveURL(/\/adminLogin$/);
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password').fill('admin-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/admin\/settings$/);
});

test('a way back that is no page of ours is no way', async ({ page }) => {
  const { email, password } = await makeCustomer(page.request);
  await page.context().clearCookies();
  for (const wanted of ['https://evil.example/orders', '//evil.example', '/no/such', 'orders']) {
    await page.goto(`/login?wanted=${encodeURIComponent(wanted)}`);
    await expect(page).toHaveURL(/\/login$/);
  }
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('the shell of a page asks for everything itself', async ({ page }) => {
  await asNandini(page);
  await asShell(page);
  const names = asked(page);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
  await expect.poll(() => withoutArea(names)).toEqual(['Me', 'Orders']);
});

test('a step of the funnel says which one it is before its code is there', async ({
  page,
  baseURL,
}) => {
  await asNandini(page);
  const release = await holdFiles(page, /\.js$/);
  const headings: [string, string, string][] = [
    ['/AddPatient', 'Select patient', 'मरीज़ चुनें'],
    ['/Lab', 'Select Lab', 'लैब चुनें'],
    ['/SelectAppointment', 'Select Appointment', 'समय चुनें'],
    ['/AddAddress', 'Select Address', 'पता चुनें'],
    ['/reviewOrder/01h00000000000000000000000', 'Review order', 'ऑर्डर देखें'],
    ['/checkout?order=01h00000000000000000000000', 'Checkout', 'चेकआउट'],
    ['/payment-success/01h00000000000000000000000', 'Your order', 'आपका ऑर्डर'],
  ];
  for (const [path, english, hindi] of headings) {
    for (const [language, heading] of [
      ['en', english],
      ['hi', hindi],
    ] as const) {
      await page.context().addCookies([{ name: 'assay_lang', value: language, url: baseURL! }]);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  }
  release();
});

test('the funnel does not ask again for the test that led to it', async ({ page }) => {
  await asNandini(page);
  const names = asked(page);
  await page.goto('/testinfo/tsh');
  await page.getByRole('button', { name: 'Add Patient' }).click();
  await expect(page).toHaveURL(/\/AddPatient$/);
  await expect(page.locator('[data-booking-summary]').first()).toContainText('TSH');
  await expect(page.getByRole('button', { name: 'Select Lab' })).toBeVisible();
  expect(names).toContain('Patients');
  expect(names).not.toContain('LabTest');
});
