import { expect, test } from './fixtures.ts';
import { noHindi } from './models/noHindi.ts';
import { answerTo } from './pages/said.ts';
import { answerOperation, asShell, failOperation, holdOperation } from './pages/wire.ts';
import { rupees } from '../tests/shown/words.ts';
import type { LabTest } from '../machines/generated/schema.ts';

test('the home page has everything of the specification, four tests in a row on large screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: '60% off your first order' })).toBeVisible();
  await page.getByRole('button', { name: 'Book now' }).click();
  await expect(page.getByRole('heading', { name: 'Tests You Can Choose From' })).toBeInViewport();
  const cards = page.locator('#tests a');
  const tops = await cards.evaluateAll((all) =>
    all.slice(0, 5).map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(new Set(tops.slice(0, 4)).size).toBe(1);
  expect(tops[4]).toBeGreaterThan(tops[0]!);
  const { data } = (await (await page.request.get('/api/v1/tests/alltests')).json()) as {
    data: { testName: string; price: number; report_time: string }[];
  };
  await expect(cards).toHaveCount(8);
  await page.getByRole('button', { name: 'Show all tests' }).click();
  await expect(cards.locator('b')).toHaveText(data.map(({ testName }) => testName));
  await expect(cards.locator('small')).toHaveText(
    data.map(({ price, report_time }) => `from ${rupees(price)} · ${report_time}`),
  );
  const fixed = page.locator('[data-card="common"]');
  await expect(fixed).toHaveCount(3);
  for (const [index, name] of [
    'Full body checkup',
    'Cardiac Risk Assessment',
    'Stress Assessment',
  ].entries()) {
    for (const words of [name, 'Starting from ₹1299', 'Reports ready in 24 Hrs', '42 tests'])
      await expect(fixed.nth(index)).toContainText(words);
    await expect(fixed.nth(index).getByRole('link')).toHaveCount(0);
  }
  await expect(page.locator('figure')).not.toHaveCount(0);
  await expect(page.locator('figure').first().locator('figcaption')).not.toBeEmpty();
  const question = page.locator('summary').first();
  await question.click();
  await expect(page.locator('details').first()).toHaveAttribute('open', '');
  await expect(page.locator('footer')).toBeVisible();
  for (const name of ['Home', 'Reports', 'My Appointments'])
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }),
    ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
  await expect(page.locator('[data-badge]')).toHaveText('1');
});

test('search finds by a part of the name whatever the case, says how many, and nothing while nothing is typed', async ({
  page,
}) => {
  await page.goto('/home');
  const box = page.getByPlaceholder('Search for lab test, packages');
  await box.fill('  ');
  await expect(page.getByText(/result\(s\) found/)).toHaveCount(0);
  await box.fill('vItAmIn');
  await expect(page.getByText(/^[1-9] result\(s\) found$/)).toBeVisible();
  await box.fill('no such test');
  await expect(page.getByText('0 result(s) found')).toBeVisible();
  await box.fill('hba1c');
  await page.getByRole('search').getByRole('link', { name: /HbA1c/ }).click();
  await expect(page).toHaveURL(/\/testinfo\/hba1c$/);
});

test('a test in full: breadcrumb, tiles, price pill, bullets, three reasons at most, and the bar below', async ({
  page,
}) => {
  await asShell(page);
  await page.goto('/home');
  await page
    .getByRole('link', { name: /Lipid Profile/ })
    .first()
    .click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
    /Home.*Lipid Profile/,
  );
  for (const tile of ['Home visit', '1 test included', 'Free consultation', 'Online reports'])
    await expect(page.getByText(tile, { exact: true })).toBeVisible();
  const { priceInRupees, reportTime } = await answerTo<LabTest>(page, 'labTest');
  const pill = page.locator('[data-pill="price"]');
  await expect(pill).toContainText(`Starting from ${rupees(priceInRupees!)}`);
  await expect(pill).toContainText(`Reports ready in ${reportTime}`);
  await expect(page.locator('main ul li')).not.toHaveCount(0);
  await expect(
    page.getByRole('heading', { name: 'Why you should book this package?' }),
  ).toBeVisible();
  expect(await page.locator('[data-card="why"]').count()).toBeLessThanOrEqual(3);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('a test that lacks everything has the specified defaults', async ({ page }) => {
  await page.goto('/home');
  await answerOperation(page, 'LabTest', {
    labTest: {
      __typename: 'LabTest',
      id: 'bare',
      name: '',
      icon: null,
      image: null,
      priceInRupees: null,
      reportTime: null,
      tat: null,
      description: null,
      disclaimers: [],
      whyBook: [],
      inclusions: [],
      features: [],
      fasting: 'UNKNOWN',
      fastingHours: null,
      ...noHindi,
    },
  });
  await page.getByRole('link', { name: /TSH/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Covid RTPCR Test' })).toBeVisible();
  await expect(page.locator('[data-pill="price"]')).toContainText('Starting from ₹1,200');
  await expect(page.locator('[data-pill="price"]')).toContainText('Reports ready in 24 Hours');
  await expect(page.locator('[data-card="why"]')).toHaveCount(3);
});

test('the overlay follows what is busy, and the chat thinks', async ({ page }) => {
  await page.goto('/login');
  const release = await holdOperation(page, 'SignIn');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Password').fill('assay-demo-1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.locator('[data-overlay]')).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Assistant' });
  await expect(dialog.getByText('Hi Asha! What brings you here today?')).toBeVisible();
  await expect(dialog.getByText("We're here to help")).toBeVisible();
  for (const words of [
    'What Tests are Availiable?',
    'What are the prices of Tests?',
    'What are the benefits of tests',
    'what to do before test',
  ])
    await expect(dialog.getByRole('button', { name: words })).toBeVisible();
  const box = dialog.getByPlaceholder('Type a message...');
  await box.fill(Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n'));
  await expect.poll(async () => Math.round((await box.boundingBox())!.height)).toBe(160);
  const releaseAnswer = await holdOperation(page, 'Ask');
  await box.fill('Which tests need fasting?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('button', { name: 'Thinking...' })).toBeDisabled();
  await expect(box).toBeFocused();
  releaseAnswer();
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('a test that does not load has Retry and Back, never a made-up test; one that is not there says so', async ({
  page,
}) => {
  await page.goto('/home');
  await failOperation(page, 'LabTest');
  await page.getByRole('link', { name: /HbA1c/ }).first().press('Enter');
  await expect(page.getByText('Covid RTPCR Test')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Back' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'HbA1c' })).toBeVisible();
  await page.goto('/testinfo/none');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This test is not in our catalogue.Back',
  );
});
